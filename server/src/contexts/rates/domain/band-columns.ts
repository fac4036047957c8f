import { type Band, rateTypes } from './bands.ts';

const NO_CHILD = -1;

/** The rows of many rates in one run of numbers each; a list is known by where it starts. */
export class BandColumns {
  // Filled as plain lists because the length is not known before; typed once, by seal().
  #type: number[] | Uint8Array = [];
  #break: number[] | Float64Array = [];
  #basic: number[] | Float64Array = [];
  #value: number[] | Float64Array = [];
  #child: number[] | Int32Array = [];
  /** How many rows of the same list follow this one. */
  #left: number[] | Uint8Array = [];

  /** Appends a list of rows (at most 256) and answers where it starts. */
  add(bands: readonly Band[]): number {
    const children = bands.map(({ child }) => (child === undefined ? NO_CHILD : this.add(child)));
    const start = this.#type.length;
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

  /** Nothing can be added afterwards. */
  seal(): void {
    this.#type = new Uint8Array(this.#type);
    this.#break = new Float64Array(this.#break);
    this.#basic = new Float64Array(this.#basic);
    this.#value = new Float64Array(this.#value);
    this.#child = new Int32Array(this.#child);
    this.#left = new Uint8Array(this.#left);
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
