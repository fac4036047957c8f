import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among tabs or radio buttons with the arrow keys, Home and End, round at both
 * ends, and chooses the one that receives it. For `onKeyDown` of their group.
 */
export function chooseByArrows<Value extends string>(choose: (value: Value) => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key];
    const isPlain = !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey);
    if (step === undefined || !isPlain) return;
    const items = [
      ...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab],[role=radio]'),
    ];
    const here = items.findIndex((item) => item === event.target);
    const next = items.at(step(here, items.length) % items.length);
    if (here === -1 || next === undefined) return;
    event.preventDefault();
    next.focus();
    // Each button has the value that it stands for.
    choose(next.value as Value);
  };
}

const steps: Readonly<Record<string, (here: number, count: number) => number>> = {
  ArrowRight: (here) => here + 1,
  ArrowDown: (here) => here + 1,
  ArrowLeft: (here) => here - 1,
  ArrowUp: (here) => here - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};
