import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabel } from './labels.ts';

export type EmptyStateProps = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly icon?: LucideIcon | undefined;
  /** The one suggested action. */
  readonly action?: ReactNode;
};

/** Explains why there is nothing here and what to do about it. */
export function EmptyState({ title, text, icon: Icon = Inbox, action }: EmptyStateProps) {
  const t = useLabel();
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <span className="grid size-10 place-items-center rounded-full bg-sunken text-ink-3">
        <Icon size={20} aria-hidden="true" />
      </span>
      <p className="text-lead font-semibold">{t(title)}</p>
      {text !== undefined && <div className="max-w-md text-ink-2">{t(text)}</div>}
      {action !== undefined && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
