import { withMultiStops } from '@waybill/contract/jobs/board/multi-stops';
import type { Board, BoardJob } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, useEffect, useMemo, useState } from 'react';
import { useStable } from '#ui/use-stable.ts';
import { type Holders, holdersOf } from './holders.ts';
import type { BoardSelection } from './use-board-selection.ts';

/** Returns jobs of the board, waiting or allocated, by id. */
export const jobsOf = ({ waiting, lanes }: Board, ids: ReadonlySet<string>): readonly BoardJob[] =>
  ids.size === 0
    ? noJobs
    : [...waiting, ...lanes.flatMap(({ jobs }) => jobs)].filter(({ id }) => ids.has(id));

/**
 * Returns the dragged jobs: the selection if the job under the pointer belongs to it, and the
 * others of their multi-stops. The board may show a suggestion; the holders are those of the board
 * that was read.
 */
export function useDragging(board: Board, read: Board, selection: BoardSelection) {
  const [ids, setIds] = useState<ReadonlySet<string>>(none);
  const [holders, setHolders] = useState<Holders>(new Map());
  const jobs = useMemo(() => jobsOf(board, withMultiStops(read, ids)), [board, read, ids]);
  const start = useStable((job: BoardJob, event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', job.jobno);
    const chosen = selection.ids.current();
    setHolders(holdersOf(read));
    setIds(chosen.has(job.id) ? chosen : new Set([job.id]));
  });
  const stop = useStable(() => setIds(none));
  useEffect(() => {
    if (ids === none) return;
    // A card that leaves the board while it is dragged never reports the end. Browsers send no
    // movements of the pointer during a drag.
    document.addEventListener('mousemove', stop);
    return () => document.removeEventListener('mousemove', stop);
  }, [ids, stop]);
  return { jobs, chosen: ids, holders, start, stop };
}

const none: ReadonlySet<string> = new Set();
const noJobs: readonly BoardJob[] = [];
