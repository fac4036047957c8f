import { useRef } from 'react';

/**
 * Does one deed at a time: what is asked for while another is under way is left out. The second
 * press of a double click comes before the screen shows that the first one works.
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

/** After it a button shows that what the deed began is being sent. */
const nextTask = () => new Promise((over) => setTimeout(over));
