import * as contract from '@waybill/contract/fleet/endpoints';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { sendMail } from '#platform/mail/mailing.ts';
import { invitationLetter } from '../domain/invitation-letter.ts';
import { newToken } from '../token.ts';
import { writeInvitation } from '../sql.ts';

const week_ms = 7 * 24 * 3_600_000;

export const inviteDriver = handle(
  contract.inviteDriver,
  async ({ input: { invitation }, actor, caller, db, now }) => {
    const { email, runId } = invitation;
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now.getTime() + week_ms);
    await writeInvitation(db, { email, tokenHash, runId: runId ?? null, expiresAt }, now);
    const { legalName } = await settingsOf(db);
    const letter = { email, token, tenantName: legalName, from: actor.name };
    await sendMail(db, {
      ...invitationLetter({ ...letter, origin: caller.origin, host: caller.host }),
      messageId: `driver-invitation-${tokenHash}`,
    });
    return null;
  },
);
