import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { fileById } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { shiftById } from '../sql.ts';
import { shiftPhotoPurpose } from '../store-faults.ts';

export const getShiftImage = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getShiftImage, async ({ input: { id, image }, db }) => {
    const { ShiftPhotoNotFound } = fleetProblems;
    const { finish_faults } = found(await shiftById(db, id), ShiftPhotoNotFound);
    const isOwn = finish_faults.some(({ images }) => images.includes(image.toLowerCase()));
    const file = isOwn ? await fileById({ db, files }, shiftPhotoPurpose, image) : null;
    return { ...found(file ?? undefined, ShiftPhotoNotFound), inline: true };
  });
