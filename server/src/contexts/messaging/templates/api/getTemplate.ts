import * as contract from '@waybill/contract/messaging/endpoints';
import { templateProblems } from '@waybill/contract/messaging/templates/shapes';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toTemplate } from '../fields.ts';
import { template } from '../sql/templates.ts';

export const getTemplate = handle(contract.getTemplate, async ({ input: { id }, db }) =>
  toTemplate(found(await template(db, id), templateProblems.TemplateNotFound, { id })),
);
