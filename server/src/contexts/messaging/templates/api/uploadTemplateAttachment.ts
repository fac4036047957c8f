import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates/shapes';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { publish } from '#platform/events.ts';
import { saveAttachment } from '../resources.ts';
import { lockTemplate } from '../sql/templates.ts';

export const uploadTemplateAttachment = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.uploadTemplateAttachment, async ({ input: { templateId }, upload, db, now }) => {
    found(await lockTemplate(db, templateId), templateProblems.TemplateNotFound, { templateId });
    const { id, file_name } = await saveAttachment({ db, files, templateId, now }, upload);
    publish(db, 'template.changed', { id: templateId, customerId: null });
    return { id, fileName: file_name };
  });
