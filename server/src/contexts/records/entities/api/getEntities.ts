import * as contract from '@waybill/contract/records/endpoints';
import { handle } from '#platform/context.ts';
import { typeSeen } from '../visibility.ts';
import { toEntities } from '../mappers.ts';
import { entitiesPage } from '../lists.ts';

export const getEntities = handle(contract.getEntities, async ({ input, actor, db }) => {
  const seen = await typeSeen(db, actor, input.type);
  const { rows, totalCount } = await entitiesPage(db, seen.type, input);
  return { items: await toEntities({ db, actor }, seen, rows), totalCount };
});
