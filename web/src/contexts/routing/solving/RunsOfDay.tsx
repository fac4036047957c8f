import type { Board } from '@waybill/contract/jobs/board/shapes';
import { useMemo } from 'react';
import { useFormats } from '#shell/formats.ts';
import { paths } from '#paths';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { type StopAtRisk, stopsAtRisk } from './at-risk.ts';
import { runningLanes } from './current-plan.ts';

type RunsOfDayProps = {
  readonly board: Board;
  readonly isWorking: boolean;
  readonly onShow: () => void;
  readonly onReplan: () => void;
};

/** The drivers' runs under way: the stops that will be late, and a new order of the rest. */
export function RunsOfDay({ board, isWorking, onShow, onReplan }: RunsOfDayProps) {
  const t = useTranslate();
  const atRisk = useMemo(() => stopsAtRisk(board), [board]);
  const running = runningLanes(board).length;
  if (running === 0) return null;
  return (
    <Panel title="Runs of the day">
      <p className="mb-2 text-table">
        {t('{count, plural, one {# driver has jobs.} other {# drivers have jobs.}}', {
          count: running,
        })}{' '}
        {atRisk.length === 0 ? t('Every stop is on time.') : null}
      </p>
      {atRisk.length > 0 && (
        <ul
          aria-label={t('Stops at risk')}
          className="mb-3 max-h-56 overflow-y-auto rounded-control border border-hairline"
        >
          {atRisk.map((stop) => (
            <RiskRow key={stop.job.id} stop={stop} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="primary" working={isWorking} onClick={onReplan}>
          Replan the rest of the day
        </Button>
        <Button size="small" working={isWorking} onClick={onShow}>
          Show the runs
        </Button>
      </div>
    </Panel>
  );
}

function RiskRow({ stop }: { readonly stop: StopAtRisk }) {
  const t = useTranslate();
  const { time } = useFormats();
  const { job, lane, arrival, slack_min } = stop;
  return (
    <li className="border-b border-hairline px-2 py-1.5 text-table last:border-0">
      {/* In another tab: a plan would be lost. */}
      <AppLink
        href={paths.job(job.id)}
        target="_blank"
        className="num font-medium text-primary underline"
      >
        {job.jobno}
      </AppLink>{' '}
      {job.to.suburb}
      <span className="block text-ink-2">
        {lane.name} · <span className="num">{time(new Date(arrival).toISOString())}</span>
      </span>
      {slack_min < 0 ? (
        <span className="block text-danger">
          {slack_min > -120
            ? t('Will be {minutes} min late', { minutes: -slack_min })
            : t('Will be {hours} h late', { hours: Math.round(-slack_min / 60) })}
        </span>
      ) : (
        <span className="block text-warning">
          {t('{minutes} min to spare', { minutes: slack_min })}
        </span>
      )}
    </li>
  );
}
