import * as contract from '@waybill/contract/fleet/endpoints';
import { checklistNames } from '@waybill/contract/fleet/pre-start/choices';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { fileById } from '#platform/files/tickets.ts';
import { requirePermission } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { preStartPhotoPurpose } from '../photos.ts';
import { preStartCheck } from '../sql.ts';

export const getPreStartImage = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getPreStartImage, async ({ input: { id, image }, actor, db }) => {
    if (!actor.isDriver) requirePermission(actor, 'Driver.View');
    const { PreStartCheckNotFound } = fleetProblems;
    const row = found(await preStartCheck(db, id, onlyOf(actor)), PreStartCheckNotFound);
    const images = checklistNames.flatMap((name) => row.checklists[name]).flatMap((i) => i.images);
    const isOwn = [row.signature_file, ...images].includes(image.toLowerCase());
    const file = isOwn ? await fileById({ db, files }, preStartPhotoPurpose, image) : null;
    return { ...found(file ?? undefined, PreStartCheckNotFound), inline: true };
  });
