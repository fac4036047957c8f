import { found, generalProblems, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/records/endpoints';
import { recordsProblems } from '@waybill/contract/records/problems';
import { handle } from '#platform/context.ts';
import { dropFile } from '#platform/files/tickets.ts';
import { mayDelete, ifSeen } from '../documents.ts';
import { documentPurpose } from '../purpose.ts';
import type { RecordKinds } from '../../public.ts';
import { document, removeDocument } from '../sql.ts';
import { publishDocumentChanged } from '../publish-events.ts';

export const deleteDocuments = (kinds: RecordKinds) =>
  handle(contract.deleteDocuments, async ({ input, actor, db }) => {
    const { DocumentNotFound } = recordsProblems;
    const seen = await ifSeen({ db, actor, kinds }, await document(db, input.id));
    const { row, record } = found(seen, DocumentNotFound);
    if (!mayDelete(actor, row, record)) throw new Problem(generalProblems.NotPermitted);
    const removed = await removeDocument(db, row.id);
    if (removed === 0) throw new Problem(DocumentNotFound);
    await dropFile(db, { id: row.document_id, purpose: documentPurpose, of: 'anybody' });
    publishDocumentChanged(db, row);
    return null;
  });
