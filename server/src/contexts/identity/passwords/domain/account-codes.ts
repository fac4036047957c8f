const hour_ms = 3_600_000;

/** How long the code of an e-mail is valid (decisions T-04 for forgotten passwords). */
export const codeLife_ms = {
  forgotten: hour_ms,
  invitation: 7 * 24 * hour_ms,
  confirmation: 7 * 24 * hour_ms,
  change: hour_ms / 4,
} as const;

/** The minimum time between e-mails to a user, however often they are requested. */
export const emailPause_ms = 60_000;

type Account = { readonly is_active: boolean; readonly is_email_confirmed: boolean };

/** True if a user may sign in with the right password (decisions T-04). */
export const canSignIn = (user: Account, needsConfirmedEmail: boolean): boolean =>
  user.is_active && (user.is_email_confirmed || !needsConfirmedEmail);
