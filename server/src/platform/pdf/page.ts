import PDFDocument from 'pdfkit';
import { type PdfTexts, plainEnglish, speakOn } from './texts.ts';
import { fontsOfPdf } from './typeface.ts';

/** A PDF being drawn. Coordinates are points from the top left corner of the page. */
export type PdfPage = PDFKit.PDFDocument;

export type PdfFormat = {
  readonly width: number;
  readonly height: number;
  /** Shown by PDF viewers as the name of the document. */
  readonly title: string;
  /** Stored in the file as its creation date; nothing else in it depends on time. */
  readonly drawnAt: Date;
  /** The language of the document; defaults to English. */
  readonly words?: PdfTexts;
};

/**
 * Opens a PDF without a page; sizes in points. Both weights of the typeface are embedded, so that
 * accented names print everywhere. Two PDFs with the same content drawn at the same moment are
 * identical byte for byte.
 */
export function openPdf(format: PdfFormat): PdfPage {
  const { width, height, title, drawnAt, words = plainEnglish } = format;
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: words.language,
    displayTitle: true,
    info: { Title: title, Creator: 'Waybill', Producer: 'Waybill', CreationDate: drawnAt },
  });
  for (const [weight, font] of fontsOfPdf()) pdf.registerFont(weight, font);
  speakOn(pdf, words);
  return pdf;
}

/** Finishes the PDF and returns its bytes. */
export function closePdf(pdf: PdfPage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.on('error', reject);
  pdf.end();
  return promise;
}

/** Calls `draw` on every finished page, to add what depends on the number of pages. */
export function onEveryPage(pdf: PdfPage, draw: (page: number, pages: number) => void): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    draw(index + 1, count);
  }
}
