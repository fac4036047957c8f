import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toTemplate } from '../templates/fields.ts';
import { template } from '../templates/sql.ts';

export const getTemplate = handle(contract.getTemplate, async ({ input: { id }, db }) =>
  toTemplate(found(await template(db, id), templateProblems.TemplateNotFound, { id })),
);
