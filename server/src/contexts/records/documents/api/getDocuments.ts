import * as contract from '@waybill/contract/records/endpoints';
import { handle } from '#platform/context.ts';
import { insistOnDocuments, recordNamed } from '../documents.ts';
import type { RecordKinds } from '../../public.ts';
import { documentsOf } from '../sql.ts';
import { toDocuments } from '../mappers.ts';

export const getDocuments = (kinds: RecordKinds) =>
  handle(contract.getDocuments, async ({ input, actor, db }) => {
    insistOnDocuments(actor, input.entityType, 'see');
    const record = await recordNamed({ db, actor, kinds }, input);
    const rows = await documentsOf(db, input.entityType, String(record.ref));
    return { items: await toDocuments({ db, actor }, record, rows) };
  });
