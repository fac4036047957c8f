/** Reads the barcode in a picture of the camera; null if there is none. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/**
 * What browsers with a barcode reader of their own have (WICG Shape Detection); no type knows it
 * yet.
 */
type Detector = {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
};
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
};

const wanted = ['code_128', 'qr_code', 'ean_13', 'itf', 'data_matrix'] as const;

/** The browser's own reader, else one that is loaded now. */
export async function barcodeReader(): Promise<BarcodeReader> {
  return (await ownReader()) ?? (await import('./wasm-reader.ts')).wasmReader();
}

/** True if a reader has to be loaded; it is kept for a day without a network. */
export const needsReader = async (): Promise<boolean> => (await ownReader()) === null;

async function ownReader(): Promise<BarcodeReader | null> {
  const { BarcodeDetector } = window as unknown as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  // Chromium on desktops has the class and reads nothing.
  const known: readonly string[] = await BarcodeDetector.getSupportedFormats().catch(() => []);
  const formats = wanted.filter((format) => known.includes(format));
  if (!formats.includes('code_128')) return null;
  const detector = new BarcodeDetector({ formats });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}
