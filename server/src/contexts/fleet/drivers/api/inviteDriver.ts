import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { writeEmail } from '#platform/mail/emails.ts';
import { hashOf, newToken } from '#platform/token.ts';
import { writeInvitation } from '../sql.ts';

const week_ms = 7 * 24 * 3_600_000;

export const inviteDriver = handle(
  contract.inviteDriver,
  async ({ input: { invitation }, actor, caller, db, now }) => {
    const { email, runId } = invitation;
    const token = newToken();
    const tokenHash = hashOf(token);
    const expiresAt = new Date(now.getTime() + week_ms);
    await writeInvitation(db, { email, tokenHash, runId: runId ?? null, expiresAt }, now);
    const query = new URLSearchParams({ invitation: token, email });
    await writeEmail(db, `driver-invitation-${tokenHash}`, {
      template: 'DriverInvitation',
      to: [email],
      values: {
        DriverName: email,
        InvitedBy: actor.name,
        InvitationUrl: `${caller.origin}/driver/register?${query.toString()}`,
      },
      isSecret: true,
      customerId: null,
    });
    return null;
  },
);
