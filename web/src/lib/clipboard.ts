// Copying and sharing, also where the page is not served over HTTPS.
import { say } from "./language.svelte";

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

function copyTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** The phone's own way to share where there is one, else the clipboard. Says what was done. */
export async function share(title: string, url: string): Promise<string> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    const shared = await navigator.share({ title, url }).then(
      () => true,
      () => false,
    );
    if (shared) return say("shared");
  }
  return (await copy(url)) ? say("link-copied") : url;
}
