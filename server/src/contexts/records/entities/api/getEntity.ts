import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { recordsProblems } from '@waybill/contract/records/problems';
import { Guid } from '@waybill/contract/shared/fields';
import { handle } from '#platform/context.ts';
import { recordOf } from '../saving.ts';
import { typeSeen } from '../visibility.ts';
import { toEntity } from '../mappers.ts';
import { recordByUrl } from '../sql/entity-records.ts';

export const getEntity = handle(contract.getEntity, async ({ input: { type, id }, actor, db }) => {
  const seen = await typeSeen(db, actor, type);
  const row = Guid.safeParse(id).success
    ? await recordOf(db, type, id)
    : found(await recordByUrl(db, type, id), recordsProblems.RecordNotFound);
  return { entity: await toEntity({ db, actor }, seen, row) };
});
