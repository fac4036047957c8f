import { useRef } from 'react';

/**
 * Runs one command at a time: further ones are ignored while one is running. The second press of a
 * double click arrives before the screen shows that the first one is in progress.
 */
export function useOneAtATime(): (command: () => unknown) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (command) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await command();
      await nextTask();
    } finally {
      isUnderWay.current = false;
    }
  };
}

/** By then a button shows that the command is being sent. */
const nextTask = () => new Promise((over) => setTimeout(over));
