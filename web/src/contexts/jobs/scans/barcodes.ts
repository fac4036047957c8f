/** The maximum number of barcodes per scan. */
export const barcodesMax = 500;

/** Splits typed, pasted or scanned text into barcodes, in order, without duplicates. */
export const barcodesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];
