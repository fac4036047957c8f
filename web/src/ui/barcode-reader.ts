/** Reads a barcode from a frame of the camera; null if there is none. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/**
 * The API of browsers with a built-in barcode reader (WICG Shape Detection), not yet in the DOM
 * types.
 */
type Detector = {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
};
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
};

const wanted = ['code_128', 'qr_code', 'ean_13', 'itf', 'data_matrix'] as const;

/** Returns the browser's built-in reader, or loads one. */
export async function barcodeReader(): Promise<BarcodeReader> {
  return (await ownReader()) ?? (await import('./wasm-reader.ts')).wasmReader();
}

/** True if a reader has to be loaded; it is cached so that it works a day without a network. */
export const needsReader = async (): Promise<boolean> => (await ownReader()) === null;

async function ownReader(): Promise<BarcodeReader | null> {
  const { BarcodeDetector } = window as unknown as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  // Chromium on desktops has the class but supports no format.
  const known: readonly string[] = await BarcodeDetector.getSupportedFormats().catch(() => []);
  const formats = wanted.filter((format) => known.includes(format));
  if (!formats.includes('code_128')) return null;
  const detector = new BarcodeDetector({ formats });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}
