import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates/shapes';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { saveImage, urlOfImage } from '../resources.ts';
import { template } from '../sql/templates.ts';

export const uploadTemplateImage = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.uploadTemplateImage, async ({ input: { templateId }, upload, db, now }) => {
    found(await template(db, templateId), templateProblems.TemplateNotFound, { templateId });
    const image = await saveImage({ db, files, templateId, now }, upload);
    return { id: image.id, fileName: image.file_name, url: urlOfImage(image) };
  });
