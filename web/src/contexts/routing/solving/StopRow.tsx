import { cx } from '#ui/cx.ts';
import type { BoardLane } from '@waybill/contract/jobs/board/shapes';
import {
  ArrowDown,
  ArrowUp,
  Ellipsis,
  Lock,
  LockOpen,
  PackageMinus,
  PackagePlus,
  UserPlus,
} from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import type { TimedStop } from './timed-route.ts';
import type { Dragged } from './use-dragged.ts';
import { useSentence } from './use-sentence.ts';

type StopRowProps = {
  readonly stop: TimedStop;
  readonly index: number;
  readonly count: number;
  readonly driverId: string;
  /** How many of the first stops of the route are locked. */
  readonly locked: number;
  /** The drivers who can take the job; empty for a job that stays with this driver. */
  readonly others: readonly BoardLane[];
  readonly dragged: Dragged;
  readonly onMove: (to: number) => void;
  readonly onLock: (count: number) => void;
  readonly onGive: (driverId: string) => void;
  readonly onTakeOut: (() => void) | null;
};

/** A stop; unless it is locked, it can be dragged, or moved with ⌥↑ and ⌥↓ or its menu. */
export function StopRow(props: StopRowProps) {
  const { stop, index, count, driverId, locked, dragged, onMove } = props;
  const t = useTranslate();
  const { time } = useFormats();
  const sentence = useSentence();
  const { job, kind } = stop;
  const place = kind === 'Pickup' ? job.from : job.to;
  const Icon = kind === 'Pickup' ? PackagePlus : PackageMinus;
  const wait = Math.round(stop.waiting_s / 60);
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  return (
    // Keys and a menu offer the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={index >= locked}
      onKeyDown={press}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', job.jobno);
        dragged.start(driverId, index);
      }}
      onDragEnd={dragged.stop}
      onDrop={(event) => {
        event.stopPropagation();
        dragged.drop(driverId, index);
      }}
      className={cx(
        'flex items-start gap-3 border-b border-hairline px-4 py-1.5 text-table',
        'last:border-0',
      )}
    >
      <span className="num w-6 text-right text-ink-3">{index + 1}</span>
      <Icon size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-2" />
      <span className="num w-16 shrink-0">{time(new Date(stop.arrival).toISOString())}</span>
      <span className="min-w-0 flex-1">
        <span className="sr-only">{t(kind)} </span>
        <span className="num font-medium">{job.jobno}</span> {place.suburb}
        {wait > 0 && (
          <span className="text-ink-2"> · {t('waits {minutes} min', { minutes: wait })}</span>
        )}
        {stop.hasRest && <span className="text-ink-2"> · {t('after a rest')}</span>}
        {stop.violations.map(({ reason }) => (
          <span key={reason.text} className="block text-danger">
            {sentence(reason)}
          </span>
        ))}
      </span>
      {index < locked && (
        <span className="mt-1 shrink-0 text-ink-2">
          <Lock size={14} aria-hidden="true" />
          <span className="sr-only">{t('Locked')}</span>
        </span>
      )}
      <Menu
        trigger={
          <IconButton
            size="small"
            label={t('Move stop {number}: {jobno}', { number: index + 1, jobno: job.jobno })}
            icon={Ellipsis}
          />
        }
        items={useItems(props, count)}
      />
    </li>
  );
}

const lockedText = 'This stop is locked.';

function whyNotUp(index: number, locked: number): string | null {
  if (index < locked) return lockedText;
  if (index === 0) return 'This is the first stop.';
  return index === locked ? 'The stops before it are locked.' : null;
}

function useItems(props: StopRowProps, count: number): readonly MenuItem[] {
  const t = useTranslate();
  const { index, driverId, locked, others, onMove, onLock, onGive, onTakeOut } = props;
  const isLocked = index < locked;
  return [
    {
      label: 'Move up',
      icon: ArrowUp,
      keys: 'Alt+ArrowUp',
      disabledReason: whyNotUp(index, locked),
      onAct: () => onMove(index - 1),
    },
    {
      label: 'Move down',
      icon: ArrowDown,
      keys: 'Alt+ArrowDown',
      disabledReason: isLocked ? lockedText : index === count - 1 ? 'This is the last stop.' : null,
      onAct: () => onMove(index + 1),
    },
    isLocked
      ? { label: 'Unlock from here on', icon: LockOpen, onAct: () => onLock(index) }
      : { label: 'Lock up to here', icon: Lock, onAct: () => onLock(index + 1) },
    ...(onTakeOut === null
      ? []
      : [{ label: 'Take the job out of the plan', danger: true, onAct: onTakeOut }]),
    ...others
      .filter(({ driverid }) => driverid !== driverId)
      .map(({ driverid, name }) => ({
        label: t('Give to {name}', { name }),
        icon: UserPlus,
        onAct: () => onGive(driverid),
      })),
  ];
}
