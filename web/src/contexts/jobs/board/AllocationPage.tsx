import { cx } from '#ui/cx.ts';
import type { Board, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { previewOf, type SuggestedLane } from '@waybill/contract/jobs/board/suggestion';
import { UserPlus, UserX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { useMedia } from '#ui/media.ts';
import { BulkBar } from '#ui/table/BulkBar.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { UnallocateDialog } from '../allocation/UnallocateDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { BoardHeading } from './BoardHeading.tsx';
import { BoardMap } from './BoardMap.tsx';
import { dayScale } from './board-view.ts';
import { useBoard } from './calls.ts';
import { Lanes } from './Lanes.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { type BoardAllocation, type Holders, holdersOf, useAllocation } from './use-allocation.ts';
import { jobsOf, useDragging } from './use-dragging.ts';
import { useOthersMoves } from './use-others-moves.ts';
import { useSuggestion } from './use-suggestion.ts';
import { SuggestionPanel } from './SuggestionPanel.tsx';
import { type BoardSelection, useBoardSelection } from './use-board-selection.ts';
import { WaitingJobs } from './WaitingJobs.tsx';

const search = {
  date: z.iso.date().optional(),
  map: z.enum(['off']).optional(),
} as const;

/** The dispatch board: waiting jobs, the drivers' lanes, and the map of both. */
export function AllocationPage() {
  const [{ date, map }, change] = useSearchState(search);
  const query = useBoard(date === undefined ? {} : { date });
  const selection = useBoardSelection();
  const allocation = useAllocation(query.data, selection.clear);
  return (
    <Awaited answer={query} permission="Job.Allocate" heading="Allocation">
      {(board) => (
        <BoardView
          board={board}
          selection={selection}
          allocation={allocation}
          hasMap={map !== 'off'}
          onMap={() => change({ map: map === 'off' ? undefined : 'off' }, { replace: true })}
          onDate={(next) => change({ date: next })}
        />
      )}
    </Awaited>
  );
}

type BoardViewProps = {
  readonly board: Board;
  readonly selection: BoardSelection;
  readonly allocation: BoardAllocation;
  readonly hasMap: boolean;
  readonly onMap: () => void;
  readonly onDate: (date: string | undefined) => void;
};

function BoardView({ board: read, selection, allocation, hasMap, onMap, onDate }: BoardViewProps) {
  const t = useTranslate();
  const isWide = useMedia('(min-width: 64rem)');
  const [assigning, setAssigning] = useState<Holders | null>(null);
  const [isTakingBack, setTakingBack] = useState(false);
  const suggestion = useSuggestion(read);
  const { state } = suggestion;
  const { marked, news } = useOthersMoves(read);
  const shown = 'shown' in state ? state.shown.lanes : noLanes;
  const board = useMemo(() => previewOf(read, shown), [read, shown]);
  const suggested = useMemo(
    () => new Set(shown.flatMap(({ added }) => added.map(({ id }) => id))),
    [shown],
  );
  const dragging = useDragging(board, selection);
  const scale = useMemo(() => dayScale(board), [board]);
  const selected = useMemo(() => jobsOf(board, selection.ids), [board, selection.ids]);
  const holders = useMemo(() => holdersOf(board), [board]);
  const allocated = selected.filter(({ id }) => holders.has(id));
  const assign = () => selected.length > 0 && setAssigning(holders);
  useShortcut('a', assign, 'Allocate jobs');
  useShortcut('u', () => allocated.length > 0 && setTakingBack(true));
  const drop = (lane: BoardLane, beforeId: string | null) => {
    allocation.move({ jobs: dragging.jobs, lane, beforeId, holders: dragging.holders });
    dragging.stop();
  };
  return (
    <div className="flex min-h-0 flex-col lg:h-[calc(100dvh-7rem)]">
      <BoardHeading
        board={board}
        news={news}
        hasMap={hasMap}
        onMap={onMap}
        onDate={onDate}
        onSuggest={suggestion.suggest}
      />
      {state.step !== 'none' && (
        <div className="mb-3">
          <SuggestionPanel suggestion={suggestion} />
        </div>
      )}
      <div
        className={cx(
          'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] gap-4',
          'lg:grid-cols-[20rem_minmax(0,1fr)]',
        )}
      >
        <WaitingJobs
          board={board}
          selection={selection}
          onDragStart={dragging.start}
          onDragEnd={dragging.stop}
        />
        {isWide && (
          <div className={hasMap ? withMap : 'grid min-h-0'}>
            <Lanes
              board={board}
              scale={scale}
              dragged={dragging.jobs}
              selection={selection}
              suggested={suggested}
              marked={marked}
              onDrop={drop}
              onDragStart={dragging.start}
              onDragEnd={dragging.stop}
            />
            {hasMap && <BoardMap board={board} selection={selection} />}
          </div>
        )}
      </div>
      <BulkBar count={selected.length} onClear={selection.clear}>
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
          jobs={selected}
          onClose={() => setAssigning(null)}
          onAssign={(lane) => {
            setAssigning(null);
            allocation.move({ jobs: selected, lane, beforeId: null, holders: assigning });
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
      {allocation.toConfirm !== null && (
        <ReasonDialog
          toConfirm={allocation.toConfirm}
          isWorking={allocation.isWorking}
          onConfirm={allocation.confirm}
          onClose={allocation.stopConfirming}
        />
      )}
      <output className="sr-only">
        {dragging.jobs.length > 0 ? t('{count} selected', { count: dragging.jobs.length }) : ''}
      </output>
    </div>
  );
}

const noLanes: readonly SuggestedLane[] = [];

/** Below the lanes, or beside them where there is room. */
const withMap = cx(
  'grid min-h-0 gap-4 grid-rows-[minmax(0,1fr)_16rem] 2xl:grid-rows-1',
  '2xl:grid-cols-[minmax(0,1fr)_26rem]',
);
