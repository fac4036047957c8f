import { useFormats } from '#shell/formats.ts';
import { durationText } from '@waybill/contract/jobs/board/duration-text';
import { rankLanes, type RankedLane } from '@waybill/contract/jobs/board/proposals';
import type { Board, BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useStable } from '#ui/use-stable.ts';
import { countText, freightText, loadPercent, useReasonText } from './board-view.ts';

type AssignDrawerProps = {
  readonly board: Board;
  readonly jobs: readonly BoardJob[];
  readonly onAssign: (lane: BoardLane) => void;
  readonly onClose: () => void;
};

/**
 * The drivers for the selected jobs, best first, each with the effect of the allocation. It opens
 * beside the lanes, which stay in use: a modal window would also style the whole board anew.
 */
export function AssignDrawer({ board, jobs, onAssign, onClose }: AssignDrawerProps) {
  const t = useTranslate();
  const { language } = useFormats();
  const [text, setText] = useState('');
  // Of when it was opened: what others move must not move the list under the pointer. The server
  // checks the choice as things stand then.
  const [opened] = useState({ lanes: board.lanes, jobs, now: Date.parse(board.now) });
  // The drawer is painted before the drivers are ranked.
  const isPainted = useDeferredValue(true, false);
  const rank = useCallback(() => rankLanes(opened.lanes, opened.jobs, opened.now), [opened]);
  const ranked = useMemo(() => (isPainted ? rank() : null), [isPainted, rank]);
  const assign = useStable(onAssign);
  const wanted = text.trim().toLowerCase();
  const found = useMemo(
    () =>
      (ranked ?? []).filter(({ lane }) =>
        `${lane.name} ${lane.vehicle?.registrationnumber ?? ''}`.toLowerCase().includes(wanted),
      ),
    [ranked, wanted],
  );
  /** Enter may come before the list is there. */
  const assignBest = () => {
    const [best] = ranked === null ? rank() : found;
    if (best !== undefined && !isRefused(best)) onAssign(best.lane);
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        jobs.length === 1
          ? t('Allocate job {jobno}', { jobno: jobs[0]?.jobno ?? '' })
          : t('Allocate {count} jobs', { count: jobs.length })
      }
      subtitle={freightText(jobs, t, language)}
    >
      <input
        type="search"
        aria-label={t('Driver or registration number')}
        placeholder={t('Driver or registration number')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') assignBest();
        }}
        className="mb-2 h-10 w-full rounded-control border border-edge bg-surface px-3"
      />
      <ul aria-label={t('Drivers')} className="divide-y divide-hairline">
        {found.map((each) => (
          <Choice key={each.lane.driverid} choice={each} onAssign={assign} />
        ))}
      </ul>
      {ranked === null && <Skeleton lines={12} />}
    </Drawer>
  );
}

const isRefused = ({ reasons }: RankedLane): boolean => reasons[0]?.isRefusing === true;

type ChoiceProps = {
  readonly choice: RankedLane;
  readonly onAssign: (lane: BoardLane) => void;
};

const Choice = memo(function Choice({ choice, onAssign }: ChoiceProps) {
  const t = useTranslate();
  const reasonText = useReasonText();
  const { lane, proposal, reasons } = choice;
  const percent = loadPercent(lane, proposal.after.peak);
  const outlook = [
    percent === null ? null : t('{percent, number}% full', { percent }),
    countText(t, lane.jobs.length),
    ...reasonsFor(choice, t),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1">
        <div className="font-medium">{lane.name}</div>
        <div className="num text-meta text-ink-3">{outlook.join(' · ')}</div>
        {reasons.map((reason) => (
          <div
            key={reason.text}
            className={reason.isRefusing ? 'text-meta text-danger' : 'text-meta text-amber-fg'}
          >
            {reasonText(reason)}
          </div>
        ))}
      </div>
      <Button
        size="small"
        disabledReason={isRefused(choice) ? 'This driver cannot take these jobs.' : null}
        onClick={() => onAssign(lane)}
        aria-label={t('Allocate to {name}', { name: lane.name })}
      >
        Allocate
      </Button>
    </li>
  );
});

const slackWords = (slack_min: number, t: Translate): string =>
  slack_min < 0
    ? t('{time} late', { time: durationText(-slack_min) })
    : t('{time} to spare', { time: durationText(slack_min) });

/** Why a driver is ranked where it is: the way, the zone, and the time that is left. */
function reasonsFor(choice: RankedLane, t: Translate): readonly (string | null)[] {
  const { added_km, away_km, inZone, slack_min } = choice;
  return [
    away_km === null ? null : t('{distance} km away', { distance: Math.round(away_km) }),
    `+${Math.max(0, Math.round(added_km))} km`,
    inZone === 0 ? null : t('{count} in the same zone', { count: inZone }),
    slack_min === null ? null : slackWords(slack_min, t),
  ];
}
