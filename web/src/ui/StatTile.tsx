import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from './go.tsx';
import { Skeleton } from './Skeleton.tsx';
import { familyTints, type PillFamily } from './pill-families.ts';
import { cx } from './cx.ts';
import { useLabel } from './labels.ts';

export type StatTileProps = {
  readonly label: string;
  /** The number, formatted; undefined while it loads. */
  readonly value: string | undefined;
  readonly family?: PillFamily | undefined;
  readonly icon?: LucideIcon | undefined;
  /** The address of the rows behind the number. */
  readonly href?: string | undefined;
  /**
   * A comparison or note, e.g. "+12 since yesterday"; null while it loads, which reserves its line.
   */
  readonly note?: ReactNode;
  /** The latest values, oldest first, drawn as a sparkline. */
  readonly trend?: readonly number[] | undefined;
};

/** A key figure, with a link to the rows behind it. */
export function StatTile(props: StatTileProps) {
  const t = useLabel();
  const { label, value, family = 'neutral', icon: Icon, href, note, trend } = props;
  const content = (
    <>
      <span className="flex items-center gap-2 text-table font-medium text-ink-2">
        {Icon && (
          <span className={cx('grid size-6 place-items-center rounded-full', familyTints[family])}>
            <Icon size={14} aria-hidden="true" />
          </span>
        )}
        {t(label)}
      </span>
      <span className="flex items-end justify-between gap-3">
        <span className="num text-tile font-semibold max-sm:text-h1">
          {value ?? (
            <span className="block w-20">
              <Skeleton height="1lh" />
            </span>
          )}
        </span>
        {trend && trend.length > 1 && <TrendLine values={trend} />}
      </span>
      {note !== undefined && <span className="min-h-[1lh] text-meta text-ink-3">{t(note)}</span>}
    </>
  );
  const look = 'grid content-start gap-1 rounded-card border border-hairline bg-surface p-4';
  if (href === undefined) return <div className={look}>{content}</div>;
  return (
    <AppLink href={href} className={cx(look, 'transition-colors duration-120 hover:border-edge')}>
      {content}
    </AppLink>
  );
}

function TrendLine({ values }: { readonly values: readonly number[] }) {
  const top = Math.max(...values, 1);
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * 80;
    return `${x.toFixed(1)},${(30 - (value / top) * 28).toFixed(1)}`;
  });
  return (
    <svg
      viewBox="0 0 80 32"
      className="mb-1 h-8 w-20 shrink-0 text-ink-3 max-sm:hidden"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
