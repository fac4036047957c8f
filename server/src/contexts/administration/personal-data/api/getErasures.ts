import * as contract from '@waybill/contract/administration/endpoints';
import { userNames } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { erasures } from '../sql.ts';
import { toErasure } from '../../audit/mappers.ts';

export const getErasures = handle(contract.getErasures, async ({ db }) => {
  const rows = await erasures(db);
  const names = await userNames(
    db,
    rows.flatMap(({ requested_by }) => requested_by ?? []),
  );
  return { items: rows.map((row) => toErasure(row, names)) };
});
