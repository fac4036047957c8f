import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import { keepAttachment } from '../templates/resources.ts';
import { lockTemplate } from '../templates/sql.ts';
import { tell } from '../told.ts';

export const uploadTemplateAttachment = ({ files }: Pick<House, 'files'>) =>
  handle(contract.uploadTemplateAttachment, async ({ input: { templateId }, upload, db, now }) => {
    found(await lockTemplate(db, templateId), templateProblems.TemplateNotFound, { templateId });
    const { id, file_name } = await keepAttachment({ db, files, templateId, now }, upload);
    tell(db, 'template.changed', { id: templateId, customerId: null });
    return { id, fileName: file_name };
  });
