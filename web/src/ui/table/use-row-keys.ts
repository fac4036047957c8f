import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isMac, useShortcut } from '../use-shortcut.ts';

export type RowKeysOptions = {
  readonly count: number;
  readonly region: RefObject<HTMLElement | null>;
  /** Adds a row to the document, where only visible rows are drawn. */
  readonly reveal: (at: number) => void;
  readonly onOpen: ((at: number) => void) | undefined;
  readonly onPeek: ((at: number) => void) | undefined;
  readonly onSelect: ((at: number, range: boolean) => void) | undefined;
  readonly onSelectAll: (() => void) | undefined;
  /** Further keys of a row; the focus then moves to the next row. */
  readonly acts: Readonly<Record<string, ((at: number) => void) | undefined>>;
  /** Leaves the page-wide keys `j k x` to another table. */
  readonly pageKeysOff: boolean;
};

/**
 * The keys of rows. Anywhere on the page: `j`/`k` move, `x` selects, `⇧x` selects up to here. On a
 * row also ↑ ↓ Home End, Enter opens, Space peeks, ⌘A selects all.
 */
export function useRowKeys(options: RowKeysOptions) {
  const { count, region, pageKeysOff } = options;
  const [focused, setFocused] = useState(0);
  // A ref, as it is not displayed: the first click into a row does not re-render.
  const started = useRef(false);
  const current = Math.min(focused, Math.max(0, count - 1));
  const move = (to: number) => {
    const at = Math.max(0, Math.min(count - 1, to));
    if (count === 0) return;
    setFocused(at);
    started.current = true;
    options.reveal(at);
    focusRow(region.current, at);
  };
  const step = (by: number) => move(started.current ? current + by : 0);
  // Ignores page-wide keys that belong to another table.
  const onPage = (key: string): string => (pageKeysOff ? '' : key);
  useShortcut(onPage('j'), () => step(1));
  useShortcut(onPage('k'), () => step(-1));
  useShortcut(onPage('x'), () => started.current && options.onSelect?.(current, false));
  useShortcut(onPage('X'), () => started.current && options.onSelect?.(current, true));
  const onKeyDown = (event: KeyboardEvent) => {
    const act = rowKeys(options, current, move)[event.key];
    const onRow = event.target instanceof HTMLTableRowElement;
    const all = event.key === 'a' && (isMac() ? event.metaKey : event.ctrlKey);
    if (all && onRow && options.onSelectAll) options.onSelectAll();
    else if (act && onRow && !event.altKey && !event.metaKey && !event.ctrlKey) act();
    else return;
    event.preventDefault();
  };
  const onFocus = (at: number) => {
    setFocused(at);
    started.current = true;
  };
  return { current, onKeyDown, onFocus };
}

function rowKeys(options: RowKeysOptions, current: number, move: (to: number) => void) {
  const { onOpen, onPeek, acts } = options;
  const own = Object.entries(acts).map(([key, act]) => [
    key,
    () => {
      act?.(current);
      move(current + 1);
    },
  ]);
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => move(current + 1),
    ArrowUp: () => move(current - 1),
    Home: () => move(0),
    End: () => move(options.count - 1),
    Enter: onOpen && (() => onOpen(current)),
    ' ': onPeek && (() => onPeek(current)),
    ...Object.fromEntries(own),
  };
  return keys;
}

function focusRow(region: HTMLElement | null, at: number, attempts = 3): void {
  const row = region?.querySelector<HTMLElement>(`[data-row-at="${at}"]`);
  if (row) row.focus();
  else if (attempts > 0) requestAnimationFrame(() => focusRow(region, at, attempts - 1));
}
