import { withMultiStops } from '@waybill/contract/jobs/board/multi-stops';
import type { Board, BoardJob } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, useEffect, useMemo, useState } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToast } from '#ui/Toasts.tsx';
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
  const [started, setStarted] = useState(noJobs);
  const jobs = useMemo(() => jobsOf(board, withMultiStops(read, ids)), [board, read, ids]);
  const start = useStable((job: BoardJob, event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', job.jobno);
    const chosen = selection.ids.current();
    const next = chosen.has(job.id) ? chosen : new Set([job.id]);
    setHolders(holdersOf(read));
    setStarted(jobsOf(board, next));
    setIds(next);
  });
  const stop = useStable(() => setIds(none));
  useEffect(() => {
    if (ids === none) return;
    // A card that leaves the board while it is dragged never reports the end. Browsers send no
    // movements of the pointer during a drag.
    document.addEventListener('mousemove', stop);
    return () => document.removeEventListener('mousemove', stop);
  }, [ids, stop]);
  useGone(ids === none ? noJobs : started, jobs, (left) => {
    setStarted(left);
    if (left.length === 0) stop();
  });
  return { jobs, chosen: ids, holders, start, stop };
}

/** Says which of the dragged jobs have left the board, for example as they were deleted. */
function useGone(
  started: readonly BoardJob[],
  present: readonly BoardJob[],
  onGone: (left: readonly BoardJob[]) => void,
): void {
  const t = useTranslate();
  const toast = useToast();
  const isPresent = useMemo(() => new Set(present.map(({ id }) => id)), [present]);
  const report = useStable(onGone);
  useEffect(() => {
    const gone = started.filter(({ id }) => !isPresent.has(id));
    if (gone.length === 0) return;
    const jobs = gone.map(({ jobno }) => jobno).join(', ');
    toast({ title: t(goneText, { count: gone.length, jobs }), tone: 'problem' });
    report(started.filter(({ id }) => isPresent.has(id)));
  }, [started, isPresent, report, t, toast]);
}

const goneText =
  '{count, plural, one {Job {jobs} is} other {Jobs {jobs} are}} no longer on the board.';

const none: ReadonlySet<string> = new Set();
const noJobs: readonly BoardJob[] = [];
