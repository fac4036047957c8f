/** How many barcodes one scan may carry. */
export const barcodesMax = 500;

/** The barcodes of a typed, pasted or scanned text: one each, in order, without doubles. */
export const barcodesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];
