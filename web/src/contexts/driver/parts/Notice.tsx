import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

type NoticeProps = {
  readonly tone: 'amber' | 'red' | 'green' | 'blue';
  readonly children: ReactNode;
  /** Announced immediately by screen readers. */
  readonly isUrgent?: boolean;
};

/** A prominent notice. */
export const Notice = ({ tone, children, isUrgent = false }: NoticeProps) => (
  <div
    role={isUrgent ? 'alert' : 'status'}
    className={cx(
      'grid gap-2 rounded-card p-4',
      tone === 'amber' && 'bg-amber-bg text-amber-fg',
      tone === 'red' && 'bg-red-bg text-red-fg',
      tone === 'green' && 'bg-green-bg text-green-fg',
      tone === 'blue' && 'bg-blue-bg text-blue-fg',
    )}
  >
    {children}
  </div>
);
