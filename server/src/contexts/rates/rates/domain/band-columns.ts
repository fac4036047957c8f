import { type RateBand, rateTypes } from './bands.ts';

const NO_CHILD = -1;

/**
 * The base-2 logarithm of the rows per piece: capacity grows by pieces, because copying everything
 * into a larger array takes milliseconds.
 */
const pieceBits = 14;
const pieceRows = 1 << pieceBits;

type Piece = {
  readonly type: Uint8Array;
  readonly break: Float64Array;
  readonly basic: Float64Array;
  readonly value: Float64Array;
  readonly child: Int32Array;
  /** The number of following rows in the same list. */
  readonly left: Uint8Array;
};

const newPiece = (): Piece => ({
  type: new Uint8Array(pieceRows),
  break: new Float64Array(pieceRows),
  basic: new Float64Array(pieceRows),
  value: new Float64Array(pieceRows),
  child: new Int32Array(pieceRows),
  left: new Uint8Array(pieceRows),
});

/** The bands of many rates in numeric columns; a list is identified by its start. */
export class BandColumns {
  #length = 0;
  readonly #pieces: Piece[] = [newPiece()];

  /** Appends a list of rows (at most 256) and returns its start. */
  add(bands: readonly RateBand[]): number {
    const children = bands.map(({ child }) => (child === undefined ? NO_CHILD : this.add(child)));
    const start = this.#length;
    this.#length += bands.length;
    while (this.#length > this.#pieces.length * pieceRows) this.#pieces.push(newPiece());
    bands.forEach((band, place) => {
      const piece = this.#pieceOf(start + place);
      const at = placeIn(start + place);
      piece.type[at] = rateTypes.indexOf(band.rateType);
      piece.break[at] = band.break;
      piece.basic[at] = band.basic;
      piece.value[at] = band.value;
      piece.child[at] = children[place] ?? NO_CHILD;
      piece.left[at] = bands.length - 1 - place;
    });
    return start;
  }

  at(start: number): readonly RateBand[] {
    const left = this.#pieceOf(start).left[placeIn(start)] ?? 0;
    return Array.from({ length: left + 1 }, (_, at) => this.#band(start + at));
  }

  #band(row: number): RateBand {
    const piece = this.#pieceOf(row);
    const at = placeIn(row);
    const child = piece.child[at] ?? NO_CHILD;
    const band = {
      rateType: rateTypes[piece.type[at] ?? 0] ?? 'PerUnit',
      break: piece.break[at] ?? 0,
      basic: piece.basic[at] ?? 0,
      value: piece.value[at] ?? 0,
    };
    return child === NO_CHILD ? band : { ...band, child: this.at(child) };
  }

  #pieceOf(row: number): Piece {
    const piece = this.#pieces[row >> pieceBits];
    if (piece === undefined) throw new RangeError(`There is no row ${row} of bands`);
    return piece;
  }
}

const placeIn = (row: number): number => row & (pieceRows - 1);
