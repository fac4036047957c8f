import { found, generalProblems, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { recordsProblems } from '@waybill/contract/records/problems';
import { handle } from '#platform/context.ts';
import { acceptUpload } from '#platform/files/accept.ts';
import { insistOnRoom } from '#platform/files/room.ts';
import { storeFile } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { insistOnDocuments, maySave, recordNamed } from '../documents.ts';
import { documentPurpose } from '../purpose.ts';
import type { RecordKinds } from '../../public.ts';
import { addDocument, document } from '../sql.ts';
import { publishDocumentChanged } from '../publish-events.ts';
import { toDocuments } from '../mappers.ts';

export const uploadDocument = ({ files }: Pick<Services, 'files'>, kinds: RecordKinds) =>
  handle(contract.uploadDocument, async ({ input, upload, actor, db, now }) => {
    insistOnDocuments(actor, input.entityType, 'keep');
    const accepted = await acceptUpload('file', upload);
    const record = await recordNamed({ db, actor, kinds }, input);
    if (!maySave(actor, input.entityType, record)) throw new Problem(generalProblems.NotPermitted);
    await insistOnRoom({ db, files }, 'file', accepted.bytes.length);
    const { ref, customerId } = record;
    const file = { ...accepted, customerId, purpose: documentPurpose, expiresAt: null };
    const stored = await storeFile({ db, files, now }, file);
    const byCustomer = actor.customerId !== null;
    const id = await addDocument(db, {
      document_id: stored.id,
      entity_type: input.entityType,
      entity_ref: String(ref),
      customer_id: customerId,
      document_type: input.documentType,
      is_shared: byCustomer || (input.isVisibleToCustomer && customerId !== null),
      by_customer: byCustomer,
      created_by: actor.userId,
      created_at: now,
    });
    const row = found(await document(db, id), recordsProblems.DocumentNotFound);
    publishDocumentChanged(db, row);
    const [selected] = await toDocuments({ db, actor }, record, [row]);
    return found(selected, recordsProblems.DocumentNotFound);
  });
