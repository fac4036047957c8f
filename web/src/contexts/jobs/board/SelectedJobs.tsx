import { withMultiStops } from '@waybill/contract/jobs/board/multi-stops';
import type { Board, BoardJob } from '@waybill/contract/jobs/board/shapes';
import { ArrowLeft, ArrowRight, CalendarDays, UserPlus, UserX } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { BulkBar } from '#ui/table/BulkBar.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { UnallocateDialog } from '../allocation/UnallocateDialog.tsx';
import { AssignDrawer } from './AssignDrawer.tsx';
import { freightText } from './board-view.ts';
import { DayDialog } from './DayDialog.tsx';
import { useIds } from './id-set.ts';
import { commonHolder, shifted } from './shifted.ts';
import { type Holders, holdersOf } from './holders.ts';
import type { Move } from './use-allocation.ts';
import type { BoardSelection } from './use-board-selection.ts';
import { jobsOf } from './use-dragging.ts';

type SelectedJobsProps = {
  /** The board as shown, which may contain a suggestion. */
  readonly board: Board;
  /** The board without it. */
  readonly read: Board;
  readonly selection: BoardSelection;
  /** True while a move is being saved. */
  readonly isSaving: boolean;
  readonly onMove: (move: Move) => void;
  readonly onGiveBack: (jobs: readonly BoardJob[], before: Board) => void;
};

/** What can be done with the selected jobs, by buttons and by keys. */
export const SelectedJobs = memo(function SelectedJobs(props: SelectedJobsProps) {
  const { board, read, selection, isSaving, onMove, onGiveBack } = props;
  const t = useTranslate();
  const { language } = useFormats();
  const ids = useIds(selection.ids);
  const [assigning, setAssigning] = useState<Holders | null>(null);
  const [isTakingBack, setTakingBack] = useState(false);
  const [isMovingDay, setMovingDay] = useState(false);
  const jobs = useMemo(() => jobsOf(board, ids), [board, ids]);
  const holders = useMemo(() => holdersOf(read), [read]);
  /** What another driver gets: the jobs of a multi-stop stay together. */
  const together = useMemo(() => jobsOf(board, withMultiStops(read, ids)), [board, read, ids]);
  if (assigning !== null && jobs.length === 0) setAssigning(null);
  const allocated = together.filter(({ id }) => holders.has(id));
  const assign = () => jobs.length > 0 && setAssigning(holders);
  const lane = read.lanes.find(({ driverid }) => driverid === commonHolder(jobs, holders));
  const shift = (step: -1 | 1) => {
    const place = lane && shifted(lane.jobs, ids, step);
    if (lane === undefined || place === null || place === undefined) return;
    onMove({ jobs, lane, beforeId: place.beforeId, holders, staysSelected: true });
  };
  useShortcut(',', () => shift(-1), 'Earlier in the day');
  useShortcut('.', () => shift(1), 'Later in the day');
  useShortcut('a', assign, 'Allocate jobs');
  useShortcut('u', () => allocated.length > 0 && setTakingBack(true));
  return (
    <>
      <BulkBar count={jobs.length} onClear={selection.clear}>
        <span className="num mr-2 text-meta text-ink-2">{freightText(jobs, t, language)}</span>
        <Button size="small" keys="a" icon={UserPlus} working={isSaving} onClick={assign}>
          Allocate…
        </Button>
        {allocated.length > 0 && (
          <Button size="small" keys="u" icon={UserX} onClick={() => setTakingBack(true)}>
            Unallocate…
          </Button>
        )}
        {lane !== undefined && (
          <>
            <Button size="small" keys="," icon={ArrowLeft} onClick={() => shift(-1)}>
              Earlier
            </Button>
            <Button size="small" keys="." icon={ArrowRight} onClick={() => shift(1)}>
              Later
            </Button>
            <Button size="small" icon={CalendarDays} onClick={() => setMovingDay(true)}>
              Another day…
            </Button>
          </>
        )}
      </BulkBar>
      {assigning !== null && (
        <AssignDrawer
          // Other jobs have another ranking.
          key={together.map(({ id }) => id).join()}
          board={board}
          jobs={together}
          onClose={() => setAssigning(null)}
          onAssign={(lane) => {
            setAssigning(null);
            onMove({ jobs: together, lane, beforeId: null, holders: assigning });
          }}
        />
      )}
      {isMovingDay && lane !== undefined && (
        <DayDialog
          count={together.length}
          name={lane.name}
          date={read.date}
          today={read.today}
          onClose={() => setMovingDay(false)}
          onMove={(date) => {
            setMovingDay(false);
            if (date !== read.date) onMove({ jobs: together, lane, beforeId: null, holders, date });
          }}
        />
      )}
      {isTakingBack && (
        <UnallocateDialog
          jobs={allocated}
          onClose={() => setTakingBack(false)}
          onDone={selection.clear}
          onUndo={() => onGiveBack(allocated, read)}
        />
      )}
    </>
  );
});
