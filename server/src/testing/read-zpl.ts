import { createRequire } from 'node:module';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { PdfPicture } from './read-pdf.ts';

// Loaded by Node: its 9 MB are not to be transformed for each test file.
const { zplToBase64MultipleAsync } = createRequire(import.meta.url)(
  'zpl-renderer-js',
) as typeof import('zpl-renderer-js');

type LabelSize = { readonly width_mm: number; readonly height_mm: number };

/**
 * Prints labels in ZPL by an interpreter of another author (zebrash), at 203 dpi: it reads the
 * commands and encodes the barcodes by itself.
 */
export async function picturesOfLabels(
  zpl: string,
  { width_mm, height_mm }: LabelSize,
): Promise<readonly PdfPicture[]> {
  const labels = await zplToBase64MultipleAsync(zpl, width_mm, height_mm, 8);
  return Promise.all(labels.map(pictureOf));
}

async function pictureOf(base64: string): Promise<PdfPicture> {
  const image = await loadImage(Buffer.from(base64, 'base64'));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
