import type { Board } from '@waybill/contract/jobs/board/shapes';
import { UserPlus, UserX } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { BulkBar } from '#ui/table/BulkBar.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { UnallocateDialog } from '../allocation/UnallocateDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { useIds } from './id-set.ts';
import { type Holders, holdersOf, type Move } from './use-allocation.ts';
import type { BoardSelection } from './use-board-selection.ts';
import { jobsOf } from './use-dragging.ts';

type SelectedJobsProps = {
  readonly board: Board;
  readonly selection: BoardSelection;
  readonly onMove: (move: Move) => void;
};

/** What can be done with the selected jobs, by buttons and by keys. */
export const SelectedJobs = memo(function SelectedJobs(props: SelectedJobsProps) {
  const { board, selection, onMove } = props;
  const ids = useIds(selection.ids);
  const [assigning, setAssigning] = useState<Holders | null>(null);
  const [isTakingBack, setTakingBack] = useState(false);
  const jobs = useMemo(() => jobsOf(board, ids), [board, ids]);
  const holders = useMemo(() => holdersOf(board), [board]);
  const allocated = jobs.filter(({ id }) => holders.has(id));
  const assign = () => jobs.length > 0 && setAssigning(holders);
  useShortcut('a', assign, 'Allocate jobs');
  useShortcut('u', () => allocated.length > 0 && setTakingBack(true));
  return (
    <>
      <BulkBar count={jobs.length} onClear={selection.clear}>
        <Button size="small" keys="a" icon={UserPlus} onClick={assign}>
          Allocate…
        </Button>
        {allocated.length > 0 && (
          <Button size="small" keys="u" icon={UserX} onClick={() => setTakingBack(true)}>
            Unallocate…
          </Button>
        )}
      </BulkBar>
      {assigning !== null && (
        <AssignDialog
          board={board}
          jobs={jobs}
          onClose={() => setAssigning(null)}
          onAssign={(lane) => {
            setAssigning(null);
            onMove({ jobs, lane, beforeId: null, holders: assigning });
          }}
        />
      )}
      {isTakingBack && (
        <UnallocateDialog
          jobs={allocated}
          onClose={() => {
            setTakingBack(false);
            selection.clear();
          }}
        />
      )}
    </>
  );
});
