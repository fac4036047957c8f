import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { keepImage, urlOfImage } from '../templates/resources.ts';
import { template } from '../templates/sql.ts';

export const uploadTemplateImage = ({ files }: Pick<House, 'files'>) =>
  handle(contract.uploadTemplateImage, async ({ input: { templateId }, upload, db, now }) => {
    found(await template(db, templateId), templateProblems.TemplateNotFound, { templateId });
    const image = await keepImage({ db, files, templateId, now }, upload);
    return { id: image.id, fileName: image.file_name, url: urlOfImage(image) };
  });
