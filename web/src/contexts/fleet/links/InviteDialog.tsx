import { later } from '#ui/later.ts';

/** The dialog that invites a driver, by e-mail and for a run if one is given. */
export const InviteDialog = later(
  async () => (await import('../drivers/InviteDialog.tsx')).InviteDialog,
);
