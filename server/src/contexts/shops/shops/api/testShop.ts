import { ShopRefusal, ShopUnavailable } from '@waybill/adapters/shop-platform';
import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { connectionOf, requestTo, type ShopClient } from '../connection.ts';
import { shop } from '../sql.ts';

const timeout_ms = 10_000;

export const testShop = (client: ShopClient) =>
  handle(contract.testShop, async ({ input: { shop: sent }, db }) => {
    const before = sent.id ? found(await shop(db, sent.id), shopsProblems.ShopNotFound) : undefined;
    const { platform, attributes } = connectionOf(client, sent, before);
    if (platform.test === undefined) return { isAnswering: true, message: platform.name };
    const stored = { platform: sent.eCommercePlatform, attributes };
    try {
      const request = requestTo(client, stored, AbortSignal.timeout(timeout_ms));
      return { isAnswering: true, message: await platform.test(request) };
    } catch (error) {
      if (!(error instanceof ShopRefusal || error instanceof ShopUnavailable)) throw error;
      return { isAnswering: false, message: error.message };
    }
  });
