import type { BoardJob } from '@waybill/contract/jobs/board/shapes';
import { type RefObject, useEffect, useRef } from 'react';
import { useShortcut } from '#ui/use-shortcut.ts';
import { heading_px, type PlacedGroup, topOfJob } from './card-places.ts';
import type { BoardSelection } from './use-board-selection.ts';

type Cards = {
  readonly groups: readonly PlacedGroup[];
  /** All jobs of the groups in their order. */
  readonly listed: readonly BoardJob[];
  readonly selection: BoardSelection;
};

/**
 * Binds `j` and `k` to move between the cards of waiting jobs; with Shift they extend the
 * selection. Where the last one has left the list, its place counts.
 */
export function useCardKeys(region: RefObject<HTMLElement | null>, cards: Cards): void {
  const { groups, listed, selection } = cards;
  const last = useRef({ id: '', at: -1 });
  /** A card that is to be focused once it has been scrolled into the document. */
  const wanted = useRef<string | null>(null);
  const cardOf = (id: string) =>
    region.current?.querySelector<HTMLElement>(`[data-job="${CSS.escape(id)}"]`);
  const focus = (id: string) => {
    const card = cardOf(id);
    wanted.current = card ? null : id;
    card?.focus();
    const top = card ? null : topOfJob(groups, id);
    if (top !== null) region.current?.scrollTo({ top: top - heading_px });
  };
  useEffect(() => {
    if (wanted.current !== null && cardOf(wanted.current)) focus(wanted.current);
  });
  const go = (step: number, isAdding: boolean) => {
    const focused = document.activeElement?.getAttribute('data-job') ?? last.current.id;
    const known = listed.findIndex(({ id }) => id === focused);
    const before = known === -1 ? last.current.at - Math.max(0, step) : known;
    const at = Math.min(listed.length - 1, Math.max(0, before + step));
    const id = listed[at]?.id;
    if (id === undefined) return;
    last.current = { id, at };
    focus(id);
    if (isAdding) selection.select([...selection.ids.current(), id]);
  };
  useShortcut('j', () => go(1, false));
  useShortcut('k', () => go(-1, false));
  useShortcut('J', () => go(1, true));
  useShortcut('K', () => go(-1, true));
}
