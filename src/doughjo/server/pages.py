"""The built browser app, and a plain page where it has not been built."""

from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

from doughjo.server.packing import EITHER, PACKED

APP = Path(__file__).parent / "app"
FOREVER = "public, max-age=31536000, immutable"
GZIPPED = ".gz"  # after the name of a file that was packed when the app was built
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Doughjo</title></head>
<body><h1>Doughjo</h1>
<p>The server is running, but its browser part has not been built.</p>
<p>Run <code>make play</code> in the project's folder, or install the package, which brings it built.</p>
</body></html>
"""


def page(path: str, app: Path = APP, gzipped: bool = False) -> Response:
    """A file of the app, gzipped if wanted; any other address is one of the app's own screens."""
    index = app / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    try:
        wanted = (app / path.lstrip("/")).resolve()
        found = wanted.is_relative_to(app.resolve()) and wanted.is_file() and wanted.suffix != GZIPPED
    except (OSError, ValueError):  # a name no file can have
        found = False
    if found and wanted != index.resolve():
        hashed = path.startswith("/assets/")
        return file(wanted, FOREVER if hashed else "no-cache", gzipped)
    if "." in path.rsplit("/", 1)[-1] and not found:
        return HTMLResponse("<!doctype html><title>Not here</title><p>There is no such file.</p>", 404)
    return file(index, "no-cache", gzipped)


def file(path: Path, kept: str, gzipped: bool) -> FileResponse:
    """A file of the app; where it was packed when the app was built, gzipped if wanted."""
    beside = path.with_name(path.name + GZIPPED)
    if not beside.is_file():
        return FileResponse(path, headers={"Cache-Control": kept})
    headers = {"Cache-Control": kept, **EITHER}
    if not gzipped:
        return FileResponse(path, headers=headers)
    return FileResponse(beside, headers={**headers, **PACKED})
