import type { Roads } from '@waybill/adapters/roads';
import * as contract from '@waybill/contract/routing/endpoints';
import { handle } from '#platform/context.ts';
import { travelBetween } from '../travel.ts';

export const getTravel = ({ roads }: { readonly roads: Roads | null }) =>
  handle(contract.getTravel, ({ input }) => travelBetween(roads, input));
