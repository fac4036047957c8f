import { type Band, rateTypes } from './bands.ts';

const NO_CHILD = -1;

/** Room for the first rows; each time it is full it is doubled. */
const roomAtFirst = 1024;

/** The rows of many rates in one run of numbers each; a list is known by where it starts. */
export class BandColumns {
  #length = 0;
  #type = new Uint8Array(roomAtFirst);
  #break = new Float64Array(roomAtFirst);
  #basic = new Float64Array(roomAtFirst);
  #value = new Float64Array(roomAtFirst);
  #child = new Int32Array(roomAtFirst);
  /** How many rows of the same list follow this one. */
  #left = new Uint8Array(roomAtFirst);

  /** Appends a list of rows (at most 256) and answers where it starts. */
  add(bands: readonly Band[]): number {
    const children = bands.map(({ child }) => (child === undefined ? NO_CHILD : this.add(child)));
    const start = this.#length;
    this.#length += bands.length;
    while (this.#length > this.#type.length) this.#double();
    bands.forEach((band, at) => {
      const row = start + at;
      this.#type[row] = rateTypes.indexOf(band.rateType);
      this.#break[row] = band.break;
      this.#basic[row] = band.basic;
      this.#value[row] = band.value;
      this.#child[row] = children[at] ?? NO_CHILD;
      this.#left[row] = bands.length - 1 - at;
    });
    return start;
  }

  #double(): void {
    this.#type = doubled(this.#type, Uint8Array);
    this.#break = doubled(this.#break, Float64Array);
    this.#basic = doubled(this.#basic, Float64Array);
    this.#value = doubled(this.#value, Float64Array);
    this.#child = doubled(this.#child, Int32Array);
    this.#left = doubled(this.#left, Uint8Array);
  }

  at(start: number): readonly Band[] {
    return Array.from({ length: (this.#left[start] ?? 0) + 1 }, (_, at) => this.#band(start + at));
  }

  #band(row: number): Band {
    const child = this.#child[row] ?? NO_CHILD;
    const band = {
      rateType: rateTypes[this.#type[row] ?? 0] ?? 'PerUnit',
      break: this.#break[row] ?? 0,
      basic: this.#basic[row] ?? 0,
      value: this.#value[row] ?? 0,
    };
    return child === NO_CHILD ? band : { ...band, child: this.at(child) };
  }
}

type Column = Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** The same numbers with as much room again behind them. */
function doubled<C extends Column>(column: C, Kind: new (length: number) => C): C {
  const roomier = new Kind(column.length * 2);
  roomier.set(column);
  return roomier;
}
