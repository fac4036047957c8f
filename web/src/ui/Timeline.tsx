import { Circle, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { familyTints, type PillFamily } from './pill-families.ts';
import { useUiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

type TimelineEvent = {
  readonly id: string;
  readonly title: ReactNode;
  /** The formatted time: use `<DateTime>`. */
  readonly time: ReactNode;
  /** The person or place. */
  readonly by?: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: LucideIcon | undefined;
  readonly family?: PillFamily | undefined;
};

export type TimelineProps = {
  readonly label: string;
  /** Newest first. */
  readonly events: readonly TimelineEvent[];
  /** Shows this many events and hides the older ones behind a button. */
  readonly first?: number | undefined;
};

/** A list of events, newest first. */
export function Timeline({ label, events, first }: TimelineProps) {
  const t = useLabel();
  const words = useUiTexts();
  const [all, setAll] = useState(false);
  const visible = all || first === undefined ? events : events.slice(0, first);
  return (
    <div>
      <ol aria-label={t(label)}>
        {visible.map((event, at) => (
          <Event key={event.id} event={event} last={at === visible.length - 1} />
        ))}
      </ol>
      {visible.length < events.length && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          {words.more} ({events.length - visible.length})
        </Button>
      )}
    </div>
  );
}

function Event({ event, last }: { readonly event: TimelineEvent; readonly last: boolean }) {
  const t = useLabel();
  const { title, time, by, detail, icon: Icon = Circle, family = 'neutral' } = event;
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-x-3">
      <div className="flex flex-col items-center">
        <span className={cx('grid size-6 place-items-center rounded-full', familyTints[family])}>
          <Icon size={14} aria-hidden="true" />
        </span>
        {!last && <span className="w-px flex-1 bg-hairline" />}
      </div>
      <div className="min-w-0 pb-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{t(title)}</span>
          <span className="num text-meta text-ink-3">{time}</span>
        </div>
        {by !== undefined && <div className="text-table text-ink-2">{by}</div>}
        {detail !== undefined && <div className="mt-1 break-words">{detail}</div>}
      </div>
    </li>
  );
}
