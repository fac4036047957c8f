import * as contract from '@waybill/contract/messaging/endpoints';
import { handle } from '#platform/context.ts';
import { toTemplate } from '../fields.ts';
import { templatesPage } from '../lists.ts';

export const getTemplates = handle(contract.getTemplates, async ({ input, db }) => {
  const page = await templatesPage(db, input);
  return { items: page.rows.map(toTemplate), totalCount: page.totalCount };
});
