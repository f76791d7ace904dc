"""The built browser app, and a plain page where it has not been built."""

from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

APP = Path(__file__).parent / "app"
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Doughjo</title></head>
<body><h1>Doughjo</h1>
<p>The server is running, but its browser part has not been built.</p>
<p>Run <code>make play</code> in the project's folder, or install the package, which brings it built.</p>
</body></html>
"""


def page(path: str, app: Path = APP) -> Response:
    """A file of the app; any other address is one of the app's own screens."""
    index = app / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    try:
        wanted = (app / path.lstrip("/")).resolve()
        found = wanted.is_relative_to(app.resolve()) and wanted.is_file()
    except (OSError, ValueError):  # a name no file can have
        found = False
    if found and wanted != index.resolve():
        hashed = path.startswith("/assets/")
        return FileResponse(wanted, headers={"Cache-Control": FOREVER if hashed else "no-cache"})
    if "." in path.rsplit("/", 1)[-1] and not found:
        return HTMLResponse("<!doctype html><title>Not here</title><p>There is no such file.</p>", 404)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
