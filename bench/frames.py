"""Frames a second and processor time of the kitchen's board: four players, and every hourglass with running sand.

    python -m bench.frames                 (needs Chromium; half a minute)

One person sits at the table, whose two hourglasses, the Helper and the Specialist run as well as those of three cooks.
The browser draws without a graphics card here; what counts is how much of its main thread is left.
"""

import argparse
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.places import installed_browser
from tests.server import serving, settings

COOK = {"kind": "bot", "bot": "greedy"}
OPTIONS = {"events": "off", "modules": "everything"}
GRIPS = 4  # hourglasses that one may use: two of their own, the Helper and the Specialist
FRAMES = """seconds => new Promise(done => {
    let frames = 0, first = 0, last = 0, longest = 0;
    requestAnimationFrame(function look(now) {
        if (last) longest = Math.max(longest, now - last);
        first ||= now; last = now; frames += 1;
        if (now - first < 1000 * seconds) requestAnimationFrame(look);
        else done([1000 * (frames - 1) / (now - first), longest]);
    });
})"""
METRICS = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


def busy(client: CDPSession) -> dict[str, float]:
    """Seconds that the page's main thread has worked so far."""
    found: dict[str, Any] = client.send("Performance.getMetrics")
    return {each["name"]: each["value"] for each in found["metrics"] if each["name"] in METRICS}


def measure(page: Page, address: str, seconds: float) -> None:
    """Sit down, set every hourglass running, and count."""
    page.goto(address)
    wish = {"game": "kitchen-rush", "seats": [{"kind": "me", "name": "Ann"}, COOK, COOK, COOK], "options": OPTIONS}
    answer = page.request.post(f"{address}/api/tables", data=wish, headers={"Origin": address}, timeout=300_000)
    page.goto(f"{address}/t/{answer.json()['table']}")
    page.locator("[data-move='ready']").first.click(timeout=60_000)
    page.wait_for_timeout(3_000)  # the cooks begin
    for _ in range(GRIPS):
        if page.locator("[data-space][data-move]").count():
            page.locator("[data-space][data-move]").last.click()
            page.wait_for_timeout(700)
    client = page.context.new_cdp_session(page)
    client.send("Performance.enable")
    before, running = busy(client), page.locator(".rooms .hourglass").count()
    rate, longest = page.evaluate(FRAMES, seconds)
    after = busy(client)
    print(f"{running} hourglasses in the rooms; {rate:.0f} frames a second, the longest {longest:.0f} ms")
    print(", ".join(f"{name} {100 * (after[name] - before[name]) / seconds:.0f} %" for name in METRICS))


def main() -> None:
    """Measure at a desk and at a phone."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long frames are counted (default 10)")
    wish = parser.parse_args()
    with serving(settings(Path(tempfile.mkdtemp()))) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox", "--disable-gpu"]
        )
        for width, height in ((1440, 900), (390, 844)):
            print(f"{width} x {height}: ", end="", flush=True)
            page = browser.new_context(viewport={"width": width, "height": height}).new_page()
            measure(page, server.address, wish.seconds)
        browser.close()


if __name__ == "__main__":
    main()
