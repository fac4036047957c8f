import { cx } from '#ui/cx.ts';
import type { Board, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { movedInto } from '@waybill/contract/jobs/board/multi-stops';
import { previewOf, type SuggestedLane } from '@waybill/contract/jobs/board/suggestion';
import { useMemo } from 'react';
import { dayValue, oneOf } from '#shell/search-values.ts';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useMedia } from '#ui/media.ts';
import { useStable } from '#ui/use-stable.ts';
import { BoardHeading } from './BoardHeading.tsx';
import { BoardMap } from './BoardMap.tsx';
import { useBoard } from './calls.ts';
import { Lanes } from './Lanes.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { SelectedJobs } from './SelectedJobs.tsx';
import { SuggestionPanel } from './SuggestionPanel.tsx';
import { type BoardAllocation, useAllocation } from './use-allocation.ts';
import { type BoardSelection, useBoardSelection } from './use-board-selection.ts';
import { useDragging } from './use-dragging.ts';
import { useOthersMoves } from './use-others-moves.ts';
import { useSuggestion } from './use-suggestion.ts';
import { WaitingJobs } from './WaitingJobs.tsx';

const search = {
  date: dayValue,
  map: oneOf(['off']),
} as const;

/** The dispatch board: waiting jobs, the drivers' lanes, and the map of both. */
export function AllocationPage() {
  const [{ date, map }, change] = useSearchState(search);
  const query = useBoard(date === undefined ? {} : { date });
  const selection = useBoardSelection(query.data);
  const allocation = useAllocation(query.data, selection.clear);
  const onMap = useStable(() =>
    change({ map: map === 'off' ? undefined : 'off' }, { replace: true }),
  );
  const onDate = useStable((next: string | undefined) => change({ date: next }));
  return (
    <Awaited query={query} permission="Job.Allocate" heading="Allocation">
      {(board) => (
        <BoardView
          board={board}
          selection={selection}
          allocation={allocation}
          hasMap={map !== 'off'}
          onMap={onMap}
          onDate={onDate}
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

/** Its parts are memoised: what one of them shows may change without the others being rendered. */
function BoardView({ board: read, selection, allocation, hasMap, onMap, onDate }: BoardViewProps) {
  const t = useTranslate();
  const isWide = useMedia('(min-width: 64rem)');
  const suggestion = useSuggestion(read);
  const { state } = suggestion;
  const { marked, news } = useOthersMoves(read);
  const lanes = 'suggestion' in state ? state.suggestion.lanes : noLanes;
  const board = useMemo(() => (lanes.length === 0 ? read : previewOf(read, lanes)), [read, lanes]);
  const suggested = useMemo(
    () => new Set(lanes.flatMap(({ added }) => added.map(({ id }) => id))),
    [lanes],
  );
  const { jobs: dragged, chosen, holders, start, stop } = useDragging(board, read, selection);
  const drop = useStable((lane: BoardLane, beforeId: string | null) => {
    allocation.move({ jobs: movedInto(lane, dragged, chosen), lane, beforeId, holders });
    stop();
  });
  return (
    <div className="flex min-h-0 flex-col lg:h-[calc(100dvh-7rem)]">
      <BoardHeading
        date={board.date}
        waiting={board.waitingtotal}
        news={news}
        isSaving={allocation.isWorking}
        hasMap={hasMap}
        onMap={onMap}
        onDate={onDate}
        onSuggest={useStable(suggestion.suggest)}
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
        <WaitingJobs board={board} selection={selection} onDragStart={start} onDragEnd={stop} />
        {isWide && (
          <div className={hasMap ? withMap : 'grid min-h-0'}>
            <Lanes
              board={board}
              dragged={dragged}
              chosen={chosen}
              selection={selection}
              suggested={suggested}
              marked={marked}
              onDrop={drop}
              onDragStart={start}
              onDragEnd={stop}
            />
            {hasMap && <BoardMap board={board} selection={selection} />}
          </div>
        )}
      </div>
      <SelectedJobs
        board={board}
        read={read}
        selection={selection}
        isSaving={allocation.isWorking}
        onMove={useStable(allocation.move)}
        onGiveBack={useStable(allocation.giveBack)}
      />
      {allocation.toConfirm !== null && (
        <ReasonDialog
          toConfirm={allocation.toConfirm}
          isWorking={allocation.isWorking}
          onConfirm={allocation.confirm}
          onClose={allocation.stopConfirming}
        />
      )}
      <output className="sr-only">
        {dragged.length > 0 ? t('{count} selected', { count: dragged.length }) : ''}
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
