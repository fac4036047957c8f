/** The most frequent complaints about a single field in rows of files and in places. */
import type { Complaint } from './problem.ts';
import { type Message, sentence } from './sentence.ts';

export const complaintAbout = (field: string, message: Message): Complaint => ({
  message,
  members: [field],
});

export const isMissing = (field: string): Complaint =>
  complaintAbout(field, sentence('{field} is required', { field }));

/** Returns a complaint about a text of more than `count` characters, or undefined. */
export const tooLong = (field: string, text: string, count: number): Complaint | undefined =>
  text.length > count
    ? complaintAbout(
        field,
        sentence("{field} can't be longer than {count} characters", { field, count }),
      )
    : undefined;
