import type { LucideIcon } from 'lucide-react';

export type ActionState = 'pending' | 'success' | 'error' | 'loading';

/** An action of a page: it has either a link or a handler, never both. */
export type HeadingAction = {
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  /** False for actions that are never primary, such as an export: shown as a secondary button. */
  readonly primary?: boolean | undefined;
  /** Always placed in the menu, at every width. */
  readonly seldom?: boolean | undefined;
  /** Selects the icon; `loading` also ignores clicks. */
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
 * Selects the actions that are always visible. If none is marked primary, the first two are; a
 * single action is always primary. Separators stay with the secondary actions, never first, last or
 * doubled. Rare actions are returned separately.
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
