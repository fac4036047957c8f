import type { ReportProgress } from '../server/src/platform/backup/back-up.ts';

/** Prints each tenth of a long task on its own line. */
export function tenths(verb: string): ReportProgress {
  let lastSecond = -1;
  return ({ done, all, next }) => {
    const tenth = Math.floor((done * 10) / Math.max(all, 1));
    if (tenth === lastSecond) return;
    lastSecond = tenth;
    console.log(`${String(tenth * 10).padStart(3)} %  ${verb} ${next}`);
  };
}
