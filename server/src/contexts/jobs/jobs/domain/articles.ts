import { notValidField } from '@waybill/contract/problem';

type Line = { readonly quantity: number };

/** The maximum number of pieces in three digits. */
const piecesMax = 999;

type Labelled<L> = L & { readonly articlenumbers: string[] };

/** Returns the lines with the label numbers of their pieces, counted across all lines. */
export function labelled<L extends Line>(
  numbers: readonly string[],
  lines: readonly L[],
): readonly Labelled<L>[] {
  let before = 0;
  return lines.map((line) => {
    const articlenumbers = numbers.slice(before, before + line.quantity);
    before += line.quantity;
    return { ...line, articlenumbers };
  });
}

/**
 * Returns numbered lines for work without a booking: the number of a piece is the consignment's and
 * three digits (decisions J-22). Without a consignment there are no numbers yet.
 */
export function numbered<L extends Line>(
  connoteNumber: string | null,
  lines: readonly L[],
): readonly Labelled<L>[] {
  const pieces = connoteNumber === null ? 0 : piecesOf(lines);
  const numbers = Array.from(
    { length: pieces },
    (_, at) => `${connoteNumber}${String(at + 1).padStart(3, '0')}`,
  );
  return labelled(numbers, lines);
}

type Leg = {
  readonly customerId: number;
  readonly articleNumbers: readonly string[];
  readonly legNumber: number | null;
  readonly journey: {
    readonly consignmentId: string | null;
    readonly articleNumbers: readonly string[];
  } | null;
};

/** Returns the numbers, by piece, on labels printed before the leg's journey was split. */
export function journeyLabels(leg: Leg, jobId: string) {
  const { journey, legNumber, customerId, articleNumbers } = leg;
  if (journey === null || legNumber === null) return [];
  const label = { job_id: jobId, customer_id: customerId, leg_number: legNumber };
  const whole = journey.consignmentId === null ? [] : [journey.consignmentId];
  return [
    ...whole.map((number) => ({ ...label, number, article_number: null })),
    ...journey.articleNumbers.map((number, at) => ({
      ...label,
      number,
      article_number: articleNumbers[at] ?? null,
    })),
  ];
}

/**
 * Returns the lines with the previous numbers of their pieces if the count is unchanged, because
 * those numbers are on labels.
 */
export function stillLabelled<L extends Labelled<Line>>(
  before: readonly Labelled<Line>[],
  lines: readonly L[],
): readonly L[] {
  const numbers = before.flatMap(({ articlenumbers }) => articlenumbers);
  return numbers.length === piecesOf(lines) ? labelled(numbers, lines) : lines;
}

/** @throws {Problem} NotValid if there are more pieces than three digits can number. */
export function checkPieces(lines: readonly Line[]): void {
  if (piecesOf(lines) > piecesMax)
    throw notValidField('job.items', `A job has at most ${piecesMax} pieces`);
}

const piecesOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
