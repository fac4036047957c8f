import { PDFDocument } from '@cantoo/pdf-lib';

export type JoinedData = { readonly title: string; readonly pdfs: readonly Uint8Array[] };

/** Thrown if one of the files is no PDF, or is locked. */
export class JoinRefusal extends Error {
  override name = 'JoinRefusal';
}

/** One PDF of the pages of several, in their order. Throws JoinRefusal. */
export async function joinPdfs({ title, pdfs }: JoinedData, drawnAt: Date): Promise<Buffer> {
  const joined = await PDFDocument.create();
  joined.setTitle(title, { showInWindowTitleBar: true });
  joined.setCreator('Waybill');
  joined.setProducer('Waybill');
  joined.setCreationDate(drawnAt);
  for (const bytes of pdfs) {
    const pdf = await read(bytes);
    for (const page of await joined.copyPages(pdf, pdf.getPageIndices())) joined.addPage(page);
  }
  // Streams of objects are smaller by little and slower by much.
  return Buffer.from(await joined.save({ useObjectStreams: false }));
}

const read = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false }).catch((cause: unknown) => {
    throw new JoinRefusal('One of the papers cannot be read.', { cause });
  });
