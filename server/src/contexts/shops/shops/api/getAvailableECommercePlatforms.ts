import * as contract from '@waybill/contract/shops/endpoints';
import { platformTypes } from '@waybill/contract/shops/lifecycle';
import { handle } from '#platform/context.ts';
import { platformOf } from '../registry.ts';

export const getAvailableECommercePlatforms = handle(
  contract.getAvailableECommercePlatforms,
  async () => ({
    items: platformTypes.map((code) => {
      const { name, description, isSimulated, requestsRates, readOrders } = platformOf(code);
      const isOnline = readOrders !== undefined;
      return { code, name, description, isSimulated, isOnline, requestsRates };
    }),
  }),
);
