import type { Roads } from '@waybill/adapters/roads';
import * as contract from '@waybill/contract/routing/endpoints';
import { handle } from '#platform/context.ts';
import { travelBetween } from '../travel.ts';

/** The road server may take this long: the page shows that it waits, and can cancel. */
const limit_ms = 20_000;

export const getTravel = ({ roads }: { readonly roads: Roads | null }) =>
  handle(contract.getTravel, ({ input, caller }) =>
    travelBetween({ roads, limit_ms, signal: caller.gone }, input),
  );
