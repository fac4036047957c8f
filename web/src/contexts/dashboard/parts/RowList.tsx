import { cx } from '#ui/cx.ts';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/go.tsx';
import { useLabel } from '#ui/labels.ts';

export type LinkedRow = {
  readonly id: string | number;
  readonly href: string;
  readonly title: ReactNode;
  /** A muted second line. */
  readonly text: string;
  /** Content at the right. */
  readonly aside: ReactNode;
};

/** A few linked rows. */
export function RowList({ label, rows }: { label: string; rows: readonly LinkedRow[] }) {
  const spoken = useLabel();
  return (
    <ul aria-label={spoken(label)} className="divide-y divide-hairline">
      {rows.map(({ id, href, title, text, aside }) => (
        <li key={id}>
          <AppLink
            href={href}
            className={cx(
              'flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2',
              '-outline-offset-2 hover:bg-sunken',
            )}
          >
            <span className="min-w-0 flex-1 basis-40">
              <span className="block truncate font-medium">{title}</span>
              <span className="block text-table text-ink-2">{text}</span>
            </span>
            <span className="flex items-center gap-3 text-table">{aside}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
