/** One label of an item or a location. Texts are ready to print; empty texts print nothing. */
export type WarehouseLabel = {
  /** The encoded number: 18 digits with a check digit are an SSCC, otherwise Code 128. */
  readonly barcode: string;
  readonly title: string;
  readonly details: string;
};

const serialShippingContainerCode = /^\d{18}$/;

/**
 * True if a barcode has the form of a serial shipping container code; encoding checks its digit.
 */
export const isSscc = (barcode: string): boolean => serialShippingContainerCode.test(barcode);

/** Returns the text below the bars: an SSCC with its application identifier. */
export const textBelowBars = (barcode: string): string =>
  isSscc(barcode) ? `(00) ${barcode}` : barcode;
