import * as contract from '@waybill/contract/messaging/endpoints';
import { samples, templateFields } from '@waybill/contract/messaging/templates/shapes';
import { handle } from '#platform/context.ts';

export const getTemplateTypeFields = handle(
  contract.getTemplateTypeFields,
  async ({ input: { type } }) => ({
    items: templateFields[type].map((name) => ({ name, sample: samples[name] ?? name })),
  }),
);
