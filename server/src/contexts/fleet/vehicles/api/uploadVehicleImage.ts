import { publish } from '#platform/events.ts';
import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { pictureEndings } from '@waybill/contract/shared/uploads';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { acceptUpload } from '#platform/files/accept.ts';
import { storeFile } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { vehicle } from '../../drivers/sql.ts';
import { addImage, countImages, vehicleImagePurpose } from '../sql.ts';

const imagesMax = 10;

export const uploadVehicleImage = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.uploadVehicleImage, async ({ input: { vehicleId }, actor, db, now, upload }) => {
    const row = found(await vehicle(db, vehicleId, onlyOf(actor)), fleetProblems.VehicleNotFound);
    const file = await acceptUpload('file', upload, pictureEndings);
    const count = await countImages(db, vehicleId);
    if (count >= imagesMax) throw new Problem(fleetProblems.TooManyImages);
    const stored = { ...file, purpose: vehicleImagePurpose, expiresAt: null };
    const { id } = await storeFile({ db, files, now }, stored);
    await addImage(db, { vehicleId, id, fileType: file.fileType }, now);
    publish(db, 'driver.saved', { id: row.driver_id, customerId: null });
    return { id };
  });
