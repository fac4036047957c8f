import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { Problem } from '@waybill/contract/problem';
import { addDriverUser } from '#contexts/identity/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { Services } from '#platform/services.ts';
import { hashOf } from '#platform/token.ts';
import { addDriver, fieldsOf, userOf } from '../driver-saving.ts';
import { takeInvitation } from '../sql.ts';
import { newId, saveVehicle } from '../../vehicles/vehicle-saving.ts';

export const selfRegistration = ({ hasher }: Pick<Services, 'hasher'>) =>
  handle(
    contract.selfRegistration,
    async ({ input: { selfRegister: sent }, db, now }) => {
      const invited = await invitationOf(db, sent, now);
      const isactive = invited !== null;
      const user = userOf({ ...sent, isactive }, 'selfRegister', await hasher.hash(sent.password));
      const added = await addDriverUser(db, user, now);
      await addDriver({ db, now }, added, fieldsOf(sent));
      const id = added.guid;
      if (sent.vehicle) {
        const saved = { id: newId(now), driverId: id, at: 'selfRegister.vehicle' };
        await saveVehicle({ db, now }, saved, { ...sent.vehicle, iscurrentvehicle: true });
      }
      if (invited) publish(db, 'driver.joined', { id, customerId: null, runId: invited.run_id });
      publish(db, 'driver.saved', { id, customerId: null });
      return { isactive };
    },
    { reach: 'tenant' },
  );

/** Returns the caller's invitation, or null if registration is open. */
async function invitationOf(
  db: TenantDb,
  sent: { readonly email: string; readonly invitation?: string | null | undefined },
  now: Date,
) {
  if (!sent.invitation) {
    if ((await settingsOf(db)).allowSelfRegistration) return null;
    throw new Problem(fleetProblems.RegistrationClosed);
  }
  const invited = { tokenHash: hashOf(sent.invitation), email: sent.email };
  const invitation = await takeInvitation(db, invited, now);
  if (invitation === undefined) throw new Problem(fleetProblems.InvitationOver);
  return invitation;
}
