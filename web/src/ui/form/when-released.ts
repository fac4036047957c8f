let pressed = false;
const note = (isPressed: boolean) => () => {
  pressed = isPressed;
};
addEventListener('pointerdown', note(true), { capture: true });
for (const end of ['pointerup', 'pointercancel']) {
  addEventListener(end, note(false), { capture: true });
}

/**
 * Runs `work` at once, or after a mouse button held down has been released and its click handled:
 * what `work` shows would otherwise move the clicked element from under the pointer.
 */
export function whenReleased(work: () => void): void {
  if (!pressed) {
    work();
    return;
  }
  const released = new AbortController();
  const later = () => {
    released.abort();
    setTimeout(work);
  };
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, later, { signal: released.signal });
  }
}
