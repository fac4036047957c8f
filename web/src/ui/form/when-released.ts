let pressed = false;
const note = (isPressed: boolean) => () => {
  pressed = isPressed;
};
addEventListener('pointerdown', note(true), { capture: true });
for (const end of ['pointerup', 'pointercancel']) {
  addEventListener(end, note(false), { capture: true });
}

/**
 * Runs `work` at once, or when the button of the mouse that is held down has been released and its
 * click has come through: what `work` shows would otherwise move the clicked thing away from under
 * it.
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
