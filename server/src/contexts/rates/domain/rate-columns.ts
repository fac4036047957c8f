import type { Band } from './bands.ts';
import { BandColumns } from './band-columns.ts';
import { dayNumber } from './dated.ts';
import { type CalculationMethod, calculationMethods } from './measure.ts';
import type { RateRow } from './rows.ts';

/** A rate as it prices. `cubicAllowance` 0 and empty times mean that the row has none. */
export type Rate = {
  readonly id: string;
  readonly calculationMethod: CalculationMethod;
  readonly accumulative: boolean;
  readonly minimum: number;
  readonly cubicAllowance: number;
  readonly cutOffTime: string;
  readonly transitTime: string;
  readonly bands: readonly Band[];
};

/**
 * Rates as columns of numbers: a card of 100,000 rows takes some megabytes and the garbage
 * collector does not walk it row by row.
 */
export class RateColumns {
  readonly effective: Int32Array;
  readonly #expire: Int32Array;
  readonly #reciprocal: Uint8Array;
  readonly #ids: string[] = [];
  readonly #method: Uint8Array;
  readonly #accumulative: Uint8Array;
  readonly #minimum: Float64Array;
  readonly #cubicAllowance: Float64Array;
  readonly #cutOffTime: string[] = [];
  readonly #transitTime: string[] = [];
  readonly #bandsAt: Uint32Array;
  readonly #bands = new BandColumns();

  /** Room for `most` rates; see `add`. */
  constructor(most: number) {
    this.effective = new Int32Array(most);
    this.#expire = new Int32Array(most);
    this.#reciprocal = new Uint8Array(most);
    this.#method = new Uint8Array(most);
    this.#accumulative = new Uint8Array(most);
    this.#minimum = new Float64Array(most);
    this.#cubicAllowance = new Float64Array(most);
    this.#bandsAt = new Uint32Array(most);
  }

  /** Appends a rate as the next row. */
  add(rate: RateRow): void {
    const row = this.#ids.length;
    this.effective[row] = dayNumber(rate.effectiveDate);
    this.#expire[row] = dayNumber(rate.expireDate ?? '');
    this.#reciprocal[row] = Number(rate.reciprocal);
    this.#ids.push(rate.id);
    this.#method[row] = calculationMethods.indexOf(rate.calculationMethod);
    this.#accumulative[row] = Number(rate.accumulative);
    this.#minimum[row] = rate.minimum;
    this.#cubicAllowance[row] = rate.cubicAllowance ?? 0;
    this.#cutOffTime.push(rate.cutOffTime ?? '');
    this.#transitTime.push(rate.transitTime ?? '');
    this.#bandsAt[row] = this.#bands.add(rate.rateDetails);
  }

  isReciprocal(row: number): boolean {
    return this.#reciprocal[row] === 1;
  }

  /** `day` as 20260331. */
  isInForce(row: number, day: number): boolean {
    const expire = this.#expire[row] ?? 0;
    return (this.effective[row] ?? 0) <= day && (expire === 0 || day < expire);
  }

  at(row: number): Rate {
    return {
      id: this.#ids[row] ?? '',
      calculationMethod: calculationMethods[this.#method[row] ?? 0] ?? 'Flat',
      accumulative: this.#accumulative[row] === 1,
      minimum: this.#minimum[row] ?? 0,
      cubicAllowance: this.#cubicAllowance[row] ?? 0,
      cutOffTime: this.#cutOffTime[row] ?? '',
      transitTime: this.#transitTime[row] ?? '',
      bands: this.#bands.at(this.#bandsAt[row] ?? 0),
    };
  }
}
