import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

export type PdfPicture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
};

/** Returns the text of each page of a PDF, lines joined by a space. */
export async function textOfPages(pdf: Uint8Array): Promise<readonly string[]> {
  return await withPages(pdf, async (page) => {
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => ('str' in item ? [item.str] : []));
    return words.join(' ').replace(/\s+/g, ' ').trim();
  });
}

export type PrintedText = { readonly text: string; readonly size: number };

/** Returns the text fragments of each page with their font size in points. */
export async function pagesWithFonts(
  pdf: Uint8Array,
): Promise<readonly (readonly PrintedText[])[]> {
  return await withPages(pdf, async (page) => {
    const { items } = await page.getTextContent();
    return items.flatMap((item) =>
      'str' in item ? [{ text: item.str, size: Number(item.transform[0]) }] : [],
    );
  });
}

/** Renders each page in black and white; thermal printers have 203 dpi. */
export async function picturesOfPages(
  pdf: Uint8Array,
  dpi = 203.2,
): Promise<readonly PdfPicture[]> {
  return await withPages(pdf, async (page) => {
    const viewport = page.getViewport({ scale: dpi / 72 });
    const width = Math.round(viewport.width);
    const canvas = createCanvas(width, Math.round(viewport.height));
    const canvasContext = canvas.getContext('2d');
    // The library expects a browser's canvas; this one has the same methods.
    const target = { canvas: null, canvasContext: canvasContext as unknown as BrowserContext };
    await page.render({ ...target, viewport }).promise;
    const { data } = canvasContext.getImageData(0, 0, width, canvas.height);
    return { width, height: canvas.height, data };
  });
}

/** Returns the PDF page as a PNG file for visual inspection. */
export async function pngOfPage(pdf: Uint8Array, dpi: number, index = 0): Promise<Buffer> {
  const picture = (await picturesOfPages(pdf, dpi))[index];
  if (picture === undefined) throw new RangeError(`The PDF has no page ${index + 1}.`);
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(picture.width, picture.height);
  image.data.set(picture.data);
  context.putImageData(image, 0, 0);
  return canvas.toBuffer('image/png');
}

export type Scanned = { readonly format: string; readonly text: string };

/** Returns every barcode found on the picture; GS1 application identifiers in parentheses. */
export async function scan({ width, height, data }: PdfPicture): Promise<readonly Scanned[]> {
  const image = { width, height, data, colorSpace: 'srgb' } as BrowserImage;
  const found = await readBarcodes(image, {
    formats: ['Code128', 'QRCode'],
    tryHarder: true,
  });
  return found.map(({ format, text }) => ({ format, text }));
}

type BrowserContext = NonNullable<Parameters<Page['render']>[0]['canvasContext']>;
type BrowserImage = Exclude<
  Parameters<typeof readBarcodes>[0],
  ArrayBufferLike | Uint8Array | Blob
>;
type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;

async function withPages<T>(
  pdf: Uint8Array,
  read: (page: Page) => Promise<T>,
): Promise<readonly T[]> {
  // The reader detaches the buffer that it is given, hence the copy.
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: T[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await read(await document.getPage(number)));
  }
  await task.destroy();
  return pages;
}
