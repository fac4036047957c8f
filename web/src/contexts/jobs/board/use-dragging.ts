import type { Board, BoardJob } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, useMemo, useState } from 'react';
import { type Holders, holdersOf } from './use-allocation.ts';
import type { BoardSelection } from './use-board-selection.ts';

/** Returns jobs of the board, waiting or allocated, by id. */
export const jobsOf = ({ waiting, lanes }: Board, ids: ReadonlySet<string>): readonly BoardJob[] =>
  ids.size === 0
    ? []
    : [...waiting, ...lanes.flatMap(({ jobs }) => jobs)].filter(({ id }) => ids.has(id));

/** Returns the dragged jobs: the selection if the job under the pointer belongs to it. */
export function useDragging(board: Board, selection: BoardSelection) {
  const [ids, setIds] = useState<ReadonlySet<string>>(none);
  const [holders, setHolders] = useState<Holders>(new Map());
  const jobs = useMemo(() => jobsOf(board, ids), [board, ids]);
  return {
    jobs,
    holders,
    start: (job: BoardJob, event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', job.jobno);
      setHolders(holdersOf(board));
      setIds(selection.ids.has(job.id) ? selection.ids : new Set([job.id]));
    },
    stop: () => setIds(none),
  };
}

const none: ReadonlySet<string> = new Set();
