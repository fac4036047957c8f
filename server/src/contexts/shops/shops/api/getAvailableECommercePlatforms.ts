import * as contract from '@waybill/contract/shops/endpoints';
import { platformTypes } from '@waybill/contract/shops/lifecycle';
import { handle } from '#platform/context.ts';
import { signingAttribute } from '../domain.ts';
import { platformOf } from '../registry.ts';

export const getAvailableECommercePlatforms = handle(
  contract.getAvailableECommercePlatforms,
  async () => ({
    items: platformTypes.map((code) => {
      const platform = platformOf(code);
      const { name, description, isSimulated, requestsRates, readOrders } = platform;
      const isOnline = readOrders !== undefined;
      const signsWith = signingAttribute(platform)?.displayName ?? null;
      return { code, name, description, isSimulated, isOnline, requestsRates, signsWith };
    }),
  }),
);
