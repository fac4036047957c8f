import type { LucideIcon } from 'lucide-react';

export type ActionState = 'pending' | 'success' | 'error' | 'loading';

/** One act of a page: it goes to a link or runs a handler, never both. */
export type HeadingAction = {
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  /**
   * False for what never leads, such as the list as a file: it may be shown, in the calmer look.
   */
  readonly primary?: boolean | undefined;
  /** Waits in a menu at every width. */
  readonly seldom?: boolean | undefined;
  /** Decides the icon; `loading` also swallows clicks. */
  readonly state?: ActionState | undefined;
  readonly danger?: boolean | undefined;
  readonly disabledReason?: string | null | undefined;
  readonly keys?: string | undefined;
} & (
  | { readonly href: string; readonly onAct?: undefined }
  | { readonly onAct: () => void; readonly href?: undefined }
);

export type HeadingEntry = HeadingAction | 'separator';

export type SplitActions = {
  readonly primary: readonly HeadingAction[];
  readonly secondary: readonly HeadingEntry[];
  readonly seldom: readonly HeadingAction[];
};

/**
 * Which actions always show. Where none is marked primary, the first two are; a lone action is
 * primary by itself. Separators stay with the secondary ones, never first, last or doubled. What is
 * seldom done stands apart.
 */
export function splitActions(entries: readonly HeadingEntry[]): SplitActions {
  const actions = entries.filter((entry) => entry !== 'separator');
  const seldom = actions.filter((action) => action.seldom);
  const likely = actions.filter((action) => !action.seldom);
  const marked = likely.filter((action) => action.primary);
  const primary = marked.length > 0 ? marked : likely.slice(0, 2);
  const rest = entries.filter(
    (entry) => entry === 'separator' || !(entry.seldom || primary.includes(entry)),
  );
  return { primary, secondary: withoutLooseSeparators(rest), seldom };
}

function withoutLooseSeparators(entries: readonly HeadingEntry[]): readonly HeadingEntry[] {
  const saved = entries.filter(
    (entry, at) => entry !== 'separator' || (at > 0 && entries[at - 1] !== 'separator'),
  );
  const from = saved[0] === 'separator' ? 1 : 0;
  return saved.at(-1) === 'separator' ? saved.slice(from, -1) : saved.slice(from);
}
