import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { BarcodeReader } from './barcode-reader.ts';

/** Large enough for a label that fills half of the picture, small enough for an old phone. */
const width_px = 960;

/** Has the service worker cache the reader, so that it works a day without a network. */
export const storeWasm = (): Promise<unknown> => fetch(wasmUrl);

/** Loads ZXing compiled to WebAssembly from our own origin, for browsers without a reader. */
export async function wasmReader(): Promise<BarcodeReader> {
  await prepareZXingModule({
    overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasmUrl : path) },
    fireImmediately: true,
  });
  const canvas = document.createElement('canvas');
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (paint === null || video.videoWidth === 0) return null;
    canvas.width = Math.min(width_px, video.videoWidth);
    canvas.height = Math.round((video.videoHeight / video.videoWidth) * canvas.width);
    paint.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = paint.getImageData(0, 0, canvas.width, canvas.height);
    const [hit] = await readBarcodes(picture, {
      formats: ['Code128', 'QRCode', 'EAN13', 'ITF', 'DataMatrix'],
      maxNumberOfSymbols: 1,
      tryHarder: true,
    });
    return hit?.text ?? null;
  };
}
