import type { FocusEvent } from 'react';

/**
 * For `onFocus` of a number input: selects the text so that typing replaces it, as Tab does. A
 * mouse press would set the cursor on release, after the focus: that is prevented once. A second
 * press sets the cursor as usual.
 */
export function selectAll({ currentTarget: input }: FocusEvent<HTMLInputElement>): void {
  input.select();
  const prevent = (event: MouseEvent) => event.preventDefault();
  input.addEventListener('mouseup', prevent, { once: true });
  // No press follows a focus by keyboard: the next press is unrelated.
  setTimeout(() => input.removeEventListener('mouseup', prevent), pressMs);
}

/** Longer than a press that focuses, shorter than the time until another press. */
const pressMs = 300;
