import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates/shapes';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { fileById } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { imagePurpose } from '../resources.ts';

export const getTemplateImage = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.getTemplateImage, async ({ input: { name }, db }) => {
    const file = await fileById({ db, files }, imagePurpose, name);
    return { ...found(file, templateProblems.ImageNotFound), inline: true };
  });
