/** One label of an item or a location. Texts are ready to print; an empty text prints nothing. */
export type WarehouseLabel = {
  /** The number in the bars: 18 digits with their check digit are an SSCC, else Code 128. */
  readonly barcode: string;
  readonly title: string;
  readonly details: string;
};

const serialShippingContainerCode = /^\d{18}$/;

/** Whether a barcode is a serial shipping container code by its form; the bars check its digit. */
export const isSscc = (barcode: string): boolean => serialShippingContainerCode.test(barcode);

/** What people read below the bars: an SSCC with its application identifier. */
export const textBelowBars = (barcode: string): string =>
  isSscc(barcode) ? `(00) ${barcode}` : barcode;
