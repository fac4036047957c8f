import { gs1CheckDigit } from '@waybill/kernel/gs1';

/**
 * Returns a consignment number: the series' three letters and eight digits, then a check digit over
 * the digits (decisions B-40). It is never purely numeric, which prevents confusion with other
 * numbers.
 */
export const consignmentOf = (seriesNumber: string): string =>
  `${seriesNumber}${gs1CheckDigit(seriesNumber.replaceAll(/\D/g, ''))}`;

type Numbered = {
  readonly consignment_id: string | null;
  readonly pieces: number;
  readonly ssccs: readonly string[];
};

/** Returns the number in the barcode of each piece's label: its SSCC, else its item number. */
export const articleNumbers = ({ consignment_id, pieces, ssccs }: Numbered): readonly string[] =>
  ssccs.length === pieces && pieces > 0 ? ssccs : itemNumbers(consignment_id, pieces);

/** Returns the number of each piece: the consignment's and three digits (decisions J-22). */
export const itemNumbers = (consignmentId: string | null, pieces: number): readonly string[] =>
  consignmentId === null
    ? []
    : Array.from(
        { length: pieces },
        (_, index) => `${consignmentId}${String(index + 1).padStart(3, '0')}`,
      );
