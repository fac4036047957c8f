import { later } from '#ui/later.ts';

/** Writes an e-mail by hand, for the pages of records that know whom to. */
export const WriteEmail = later(async () => (await import('../emails/WriteEmail.tsx')).WriteEmail);
