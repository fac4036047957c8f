/** Where the groups of waiting jobs and their cards are in the list, in pixels. */
import type { JobGroup } from './board-view.ts';

export const heading_px = 28;
export const card_px = 78;
/** Between the cards, and between the groups. */
export const cardGap_px = 6;
export const groupGap_px = 12;
const line_px = card_px + cardGap_px;

/** A part of the list, from its upper edge. */
export type Seen = { readonly from: number; readonly to: number };

/** A group, and which of its cards are in the document. */
export type PlacedGroup = JobGroup & {
  /** The upper edge of its first card. */
  readonly top: number;
  /** The height of all its cards. */
  readonly height: number;
};

/** Returns the groups with their positions, one below the other. */
export function placedGroups(groups: readonly JobGroup[]): readonly PlacedGroup[] {
  let top = 0;
  return groups.map((group) => {
    const placed = { ...group, top: top + heading_px, height: group.jobs.length * line_px };
    top = placed.top + placed.height + groupGap_px;
    return placed;
  });
}

/** Returns the indexes of a group's visible cards, from `first` to before `end`. */
export function cardsWithin(
  { top, jobs }: PlacedGroup,
  { from, to }: Seen,
): { readonly first: number; readonly end: number } {
  const within = (index: number) => Math.min(jobs.length, Math.max(0, index));
  return {
    first: within(Math.floor((from - top) / line_px)),
    end: within(Math.ceil((to - top) / line_px)),
  };
}

/** Returns the upper edge of the card at an index of a group, from the upper edge of the group. */
export const cardTop = (index: number): number => index * line_px;

/** Returns the upper edge of a job's card in the list; null if it is not listed. */
export function topOfJob(groups: readonly PlacedGroup[], id: string): number | null {
  for (const { top, jobs } of groups) {
    const at = jobs.findIndex((job) => job.id === id);
    if (at >= 0) return top + cardTop(at);
  }
  return null;
}
