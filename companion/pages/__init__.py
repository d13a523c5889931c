"""Every page of the app: each shows itself as a Screen and handles its touches. No Kivy here."""
