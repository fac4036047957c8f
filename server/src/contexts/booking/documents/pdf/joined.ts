import { PDFDocument } from '@cantoo/pdf-lib';

export type JoinedData = { readonly title: string; readonly pdfs: readonly Uint8Array[] };

/** Thrown if one of the files is not a PDF, or is encrypted. */
export class JoinRefusal extends Error {
  override name = 'JoinRefusal';
}

/** Joins the pages of several PDFs in order. Throws JoinRefusal. */
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
  // Object streams are only slightly smaller and much slower.
  return Buffer.from(await joined.save({ useObjectStreams: false }));
}

const read = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false }).catch((cause: unknown) => {
    throw new JoinRefusal('One of the papers cannot be read.', { cause });
  });
