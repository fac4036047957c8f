import * as contract from '@waybill/contract/shops/endpoints';
import { handle } from '#platform/context.ts';
import { platformOf } from '../registry.ts';

export const getECommerceAttributes = handle(
  contract.getECommerceAttributes,
  async ({ input }) => ({
    items: platformOf(input.platformType).attributes.map((each) => ({ ...each, value: '' })),
  }),
);
