import type { FocusEvent } from 'react';

/**
 * For `onFocus` of a number's input: what is typed next replaces what is there, as Tab does it. A
 * press of the mouse would set the cursor when it is released, after the focus: that once is
 * prevented. A second press sets the cursor as usual.
 */
export function selectAll({ currentTarget: input }: FocusEvent<HTMLInputElement>): void {
  input.select();
  const prevent = (event: MouseEvent) => event.preventDefault();
  input.addEventListener('mouseup', prevent, { once: true });
  // Where the focus came by a key no press follows: the next one is its own.
  setTimeout(() => input.removeEventListener('mouseup', prevent), pressMs);
}

/** Longer than a press that focuses, shorter than the time until another. */
const pressMs = 300;
