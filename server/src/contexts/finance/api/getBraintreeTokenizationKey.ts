import { cardProcessorOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import type { WithCards } from '../charge.ts';

export const getBraintreeTokenizationKey = ({ cards }: WithCards) =>
  handle(contract.getBraintreeTokenizationKey, async ({ db }) => {
    const { isConnected, tokenizationKey } = await cardProcessorOf(db);
    return {
      id: tokenizationKey,
      isAvailable: !isConnected && cards !== null,
      isSimulator: !isConnected && cards?.isSimulator === true,
    };
  });
