import type { Till } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { browserCard } from '../browser-card.ts';

export const getGuestTokenizationKey = (house: Pick<House, 'database'> & Till) =>
  handle(contract.getGuestTokenizationKey, ({ db }) => browserCard(house, db), {
    reach: 'tenant',
  });
