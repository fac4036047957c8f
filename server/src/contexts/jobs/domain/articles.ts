import { notValidField } from '@waybill/contract/problem';

type Line = { readonly quantity: number };

/** Pieces that three digits can count. */
const piecesMax = 999;

/**
 * The lines with the numbers on their labels, one per piece: consignment and three digits, counted
 * through all lines (decisions J-22). Without a consignment there are no numbers yet.
 */
export function numbered<L extends Line>(
  connoteNumber: string | null,
  lines: readonly L[],
): readonly (L & { readonly articlenumbers: string[] })[] {
  let piece = 0;
  return lines.map((line) => {
    const numbers = Array.from({ length: connoteNumber === null ? 0 : line.quantity }, () => {
      piece += 1;
      return `${connoteNumber}${String(piece).padStart(3, '0')}`;
    });
    return { ...line, articlenumbers: numbers };
  });
}

/** @throws {Problem} NotValid when there are more pieces than three digits can count. */
export function checkPieces(lines: readonly Line[]): void {
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (total > piecesMax) throw notValidField('job.items', `A job has at most ${piecesMax} pieces`);
}
