import * as contract from '@waybill/contract/pricing/endpoints';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { promosPage } from '../lists.ts';
import { toPromo } from '../promo-mapper.ts';

export const getPromoCodes = handle(contract.getPromoCodes, async ({ input, db }) => {
  const { timezone } = await settingsOf(db);
  const page = await promosPage(db, input);
  return {
    items: page.rows.map((row) => toPromo(row, timezone)),
    totalCount: page.totalCount,
  };
});
