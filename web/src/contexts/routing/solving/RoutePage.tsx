import { cx } from '#ui/cx.ts';
import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import type { Board } from '@waybill/contract/jobs/board/shapes';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dayValue } from '#shell/search-values.ts';
import { useFormats } from '#shell/formats.ts';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useBoardOfDay, useDepots } from '../calls.ts';
import { PlanInputs } from './PlanInputs.tsx';
import { PlanView } from './PlanView.tsx';
import { RunsOfDay } from './RunsOfDay.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { choiceOfRuns, usePlans } from './use-plans.ts';

const search = { date: dayValue } as const;

/** Plans the routes of a day: the driver and order of each job. */
export function RoutePage() {
  const [{ date }, change] = useSearchState(search);
  const board = useBoardOfDay(date);
  const depots = useDepots();
  return (
    <Awaited query={board} permission="Job.Allocate" heading="Route planning">
      {(read) => (
        <Awaited query={depots} permission="Job.View" heading="Route planning">
          {({ items }) => (
            <>
              <DayHeading board={read} onDate={(next) => change({ date: next })} />
              <Planning key={read.date} board={read} depots={items} />
            </>
          )}
        </Awaited>
      )}
    </Awaited>
  );
}

type DayHeadingProps = {
  readonly board: Board;
  readonly onDate: (date: string | undefined) => void;
};

function DayHeading({ board, onDate }: DayHeadingProps) {
  const t = useTranslate();
  const formats = useFormats();
  const by = (days: number) => onDate(addDays(localDate(board.date), days));
  return (
    <PageHeading
      title="Route planning"
      count={t('{count} waiting', { count: board.waitingtotal })}
      aside={
        <span className="inline-flex flex-wrap items-center gap-1">
          <IconButton label="Previous day" icon={ChevronLeft} onClick={() => by(-1)} />
          <span className="num">{formats.date(board.date)}</span>
          <IconButton label="Next day" icon={ChevronRight} onClick={() => by(1)} />
          <Button look="quiet" size="small" onClick={() => onDate(undefined)}>
            Today
          </Button>
        </span>
      }
    />
  );
}

/** The search time for a new order of the day's runs. */
const replan_s = 5;

type PlanningProps = { readonly board: Board; readonly depots: readonly HeadPort[] };

function Planning({ board, depots }: PlanningProps) {
  const plans = usePlans();
  const { plan, best, done, problem } = plans;
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]',
      )}
    >
      <div className="grid min-w-0 gap-4">
        <RunsOfDay
          board={board}
          isWorking={done !== null}
          onShow={() => void plans.showRuns(choiceOfRuns(board))}
          onReplan={() => void plans.replan(choiceOfRuns(board), replan_s)}
        />
        <PlanInputs
          board={board}
          depots={depots}
          isWorking={done !== null}
          onSolve={(choice, seconds) => void plans.solve(choice, seconds)}
        />
      </div>
      <div className="grid min-w-0 gap-4">
        {problem !== null && <Banner tone="problem" title={problem} />}
        {done !== null && (
          <SearchPanel done={done} best={best} onStop={plans.stop} onDrop={plans.drop} />
        )}
        {plan === null ? (
          done === null && (
            <EmptyState title="No plan yet" text="Choose drivers and jobs, then press Solve." />
          )
        ) : (
          <PlanView key={plans.shown} plan={plan} plans={plans} />
        )}
      </div>
    </div>
  );
}
