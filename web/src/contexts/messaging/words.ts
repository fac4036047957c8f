import { editableMinutes } from '@waybill/contract/messaging/choices';
import type { PillFamily } from '#ui/pill-families.ts';

/** `InProgress` as people read it: `In progress`. */
export const inWords = (name: string): string =>
  name.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });

export const statusFamily: Readonly<Record<string, PillFamily>> = {
  Open: 'blue',
  InProgress: 'amber',
  Resolved: 'green',
  Closed: 'neutral',
};

/** The messages of the forms (val-034 to val-036). */
export const required = {
  comment: 'Comment is required',
  topic: 'Topic is required',
  type: 'Type is required',
} as const;

type Author = { readonly userGuid: string | null };
type Person = {
  readonly guid: string | undefined;
  readonly moderates: boolean;
  readonly now: number;
};

/** Whether somebody may still change what was written; the server decides in the end. */
export const mayStillChange = (
  work: { readonly author: Author; readonly creationtime: string },
  { guid, moderates, now }: Person,
): boolean => {
  if (moderates) return true;
  const age_ms = now - Date.parse(work.creationtime);
  return work.author.userGuid === guid && age_ms <= editableMinutes * 60_000;
};
