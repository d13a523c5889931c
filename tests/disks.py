"""Disks that fill up, for a child process: each has a `disk(path)` that answers how to fill it and how to mend it."""

LIMIT = """if True:
    import os, resource
    def disk(path):
        def fill():
            resource.setrlimit(resource.RLIMIT_FSIZE, (os.path.getsize(path + "-wal") + 40_000, most))
        most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        return fill, lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
"""
BALLAST = """if True:
    import os
    def disk(path):
        ballast = os.path.join(os.path.dirname(path), "ballast")
        def fill():
            with open(ballast, "wb", buffering=0) as file:
                try:
                    while file.write(b"x" * 4096) == 4096:
                        pass
                except OSError:
                    pass
            os.truncate(ballast, os.path.getsize(ballast) - 40_960)
        return fill, lambda: os.unlink(ballast)
"""
