import { later } from '#ui/later.ts';

/** Sends an e-mail written by the user, for pages of records with a known recipient. */
export const WriteEmail = later(async () => (await import('../emails/WriteEmail.tsx')).WriteEmail);
