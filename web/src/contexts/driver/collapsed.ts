/**
 * Makes work run one at a time: all requests during a run are met by one further run, which begins
 * after it, so that each of them sees what changed before it was made.
 */
export function collapsed(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (next !== null) return next;
    if (running === null) return begin();
    next = running.then(begin, begin);
    return next;
  };
}
