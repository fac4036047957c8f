import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, Problem } from '@waybill/contract/problem';
import { fetchFile } from '#platform/files/tickets.ts';
import { documentPurpose, save, type Printer } from './documents.ts';

/**
 * Joins the PDFs of document tokens in order; returns the token of the result.
 * @throws {Problem} DocumentNotFound, DocumentsNotJoined
 */
export async function joinDocuments(
  printer: Printer,
  tokens: readonly string[],
  title: string,
): Promise<string> {
  const { services, db, now } = printer;
  const place = { db, files: services.files, now };
  const pdfs: Uint8Array[] = [];
  for (const token of tokens) {
    const file = await fetchFile(place, documentPurpose, token);
    pdfs.push(found(file, bookingProblems.DocumentNotFound).bytes);
  }
  const bytes = await services.pdfs.renderPdf('joined', { title, pdfs }).catch(asRefusal);
  const { customerId } = db.scope;
  return save(printer, {
    fileName: `${title}.pdf`,
    bytes,
    customerId: customerId === 'all' ? null : customerId,
  });
}

function asRefusal(thrown: unknown): never {
  if (thrown instanceof Error && thrown.name === 'JoinRefusal') {
    throw new Problem(bookingProblems.DocumentsNotJoined);
  }
  throw thrown;
}
