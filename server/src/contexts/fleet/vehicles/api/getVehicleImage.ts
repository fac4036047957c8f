import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { fileById } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { vehicle } from '../../drivers/sql.ts';
import { vehicleImagePurpose } from '../sql.ts';

export const getVehicleImage = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getVehicleImage, async ({ input: { vehicleId, id }, actor, db }) => {
    const row = await vehicle(db, vehicleId, onlyOf(actor));
    const isOwn = row?.images.includes(id.toLowerCase()) === true;
    const file = isOwn ? await fileById({ db, files }, vehicleImagePurpose, id) : null;
    return { ...found(file ?? undefined, fleetProblems.VehicleImageNotFound), inline: true };
  });
