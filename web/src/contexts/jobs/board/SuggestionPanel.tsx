import type { LeftJob, SuggestedLane } from '@waybill/contract/jobs/board/suggestion';
import type { TravelSource } from '@waybill/contract/routing/roads/shapes';
import { useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { estimateTexts } from '#shell/solving/estimate-texts.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { countText, loadPercent, useReasonText } from './board-view.ts';
import type { BoardSuggestion } from './use-suggestion.ts';

/** The solver's suggestions by driver, with their effect; all or some can be accepted. */
export function SuggestionPanel({ suggestion }: { readonly suggestion: BoardSuggestion }) {
  const { state, accept, discard } = suggestion;
  if (state.step === 'none') return null;
  if (state.step === 'solving') {
    return (
      <Panel
        title="Suggestion"
        actions={
          <Button size="small" onClick={discard}>
            Cancel
          </Button>
        }
      >
        <ProgressBar label="Looking for the best driver of each job" done={state.done} />
      </Panel>
    );
  }
  const { lanes, left, travel, refusals } = state.suggestion;
  return (
    <SuggestionView
      lanes={lanes}
      left={left}
      travel={travel}
      refusals={refusals}
      accepting={state.step === 'accepting' ? state.done : null}
      onAccept={accept}
      onDiscard={discard}
    />
  );
}

type SuggestionViewProps = {
  readonly lanes: readonly SuggestedLane[];
  readonly left: readonly LeftJob[];
  readonly travel: TravelSource;
  readonly refusals: ReadonlyMap<string, string>;
  /** The progress of accepting, 0 to 1. */
  readonly accepting: number | null;
  readonly onAccept: (chosen: readonly SuggestedLane[]) => void;
  readonly onDiscard: () => void;
};

function SuggestionView({
  lanes,
  left,
  travel,
  refusals,
  accepting,
  onAccept,
  onDiscard,
}: SuggestionViewProps) {
  const t = useTranslate();
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const chosen = lanes.filter(({ lane }) => !excluded.has(lane.driverid));
  const count = chosen.reduce((sum, { added }) => sum + added.length, 0);
  const toggle = (id: string) => {
    const next = new Set(excluded);
    if (!next.delete(id)) next.add(id);
    setExcluded(next);
  };
  return (
    <Panel
      title="Suggestion"
      actions={
        <>
          <Button size="small" onClick={onDiscard}>
            Discard
          </Button>
          {lanes.length > 0 && (
            <Button
              size="small"
              look="primary"
              working={accepting !== null}
              disabledReason={count === 0 ? 'No driver is chosen.' : null}
              onClick={() => onAccept(chosen)}
            >
              {chosen.length === lanes.length ? 'Accept all' : 'Accept chosen'}
            </Button>
          )}
        </>
      }
    >
      {accepting !== null && <ProgressBar label="Allocating" done={accepting} />}
      <p className="mb-2 text-meta text-ink-2">
        {lanes.length === 0
          ? t('Nothing can be suggested.')
          : t(
              '{count, plural, one {# job finds} other {# jobs find}} a driver, {left} still wait.',
              {
                count: lanes.reduce((sum, { added }) => sum + added.length, 0),
                left: left.length,
              },
            )}
      </p>
      {travel !== 'roads' && (
        <p className="mb-2 text-meta text-ink-2">{t(estimateTexts[travel])}</p>
      )}
      <div className="grid max-h-56 grid-cols-[minmax(0,1fr)] gap-3 overflow-y-auto lg:max-h-36">
        <ul aria-label={t('Drivers')} className="divide-y divide-hairline">
          {lanes.map((each) => (
            <SuggestedDriver
              key={each.lane.driverid}
              suggested={each}
              isChosen={!excluded.has(each.lane.driverid)}
              refusal={refusals.get(each.lane.driverid) ?? null}
              onToggle={() => toggle(each.lane.driverid)}
            />
          ))}
        </ul>
        {left.length > 0 && <LeftJobs left={left} isOpen={lanes.length === 0} />}
      </div>
    </Panel>
  );
}

type DriverProps = {
  readonly suggested: SuggestedLane;
  readonly isChosen: boolean;
  readonly refusal: string | null;
  readonly onToggle: () => void;
};

function SuggestedDriver({ suggested, isChosen, refusal, onToggle }: DriverProps) {
  const t = useTranslate();
  const { date, time, dateTime, percent } = useFormats();
  const { lane, added, before, after } = suggested;
  const [from, to] = [loadPercent(lane, before.peak), loadPercent(lane, after.peak)];
  const start = new Date(after.start).toISOString();
  const end = new Date(after.finish).toISOString();
  const finish = date(start) === date(end) ? time(end) : dateTime(end);
  const jobs = added.map(({ jobno, to: place }) => `${jobno} ${place.suburb}`).join(', ');
  const difference = [
    `+${countText(t, added.length)}`,
    from === null || to === null ? null : `${from} › ${percent(to)}`,
    `${Math.round(before.distance_km)} › ${Math.round(after.distance_km)} km`,
    t('until {time}', { time: finish }),
  ];
  return (
    <li className="flex items-start gap-3 py-1">
      <input
        type="checkbox"
        aria-label={t('Accept for {name}', { name: lane.name })}
        checked={isChosen}
        onChange={onToggle}
        className="mt-1 size-4 accent-primary"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3 lg:flex-nowrap">
          <span className="shrink-0 font-medium">{lane.name}</span>
          <span className="num text-meta text-ink-2 lg:shrink-0">
            {difference.filter(Boolean).join(' · ')}
          </span>
          <span className="num min-w-0 truncate text-meta text-ink-3" title={jobs}>
            {jobs}
          </span>
        </div>
        {refusal !== null && <div className="text-meta text-danger">{refusal}</div>}
      </div>
    </li>
  );
}

/** Above this number, jobs are only counted. */
const listedMax = 50;

type LeftJobsProps = { readonly left: readonly LeftJob[]; readonly isOpen: boolean };

function LeftJobs({ left, isOpen }: LeftJobsProps) {
  const t = useTranslate();
  const reasonText = useReasonText();
  return (
    <details open={isOpen}>
      <summary className="cursor-pointer text-meta font-semibold text-ink-2">
        {t('Why {count, plural, one {# job stays} other {# jobs stay}} unallocated', {
          count: left.length,
        })}
      </summary>
      <ul className="mt-1 text-meta text-ink-2">
        {left.slice(0, listedMax).map(({ job, reason }) => (
          <li key={job.id}>
            <span className="num font-medium">{job.jobno}</span> {reasonText(reason)}
          </li>
        ))}
      </ul>
    </details>
  );
}
