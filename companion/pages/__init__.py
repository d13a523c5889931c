"""Every page of the app: each shows itself as a Screen and takes the taps on it. No Kivy here."""
