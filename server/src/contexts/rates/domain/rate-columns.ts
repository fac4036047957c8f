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
  readonly #ids: readonly string[];
  readonly #method: Uint8Array;
  readonly #accumulative: Uint8Array;
  readonly #minimum: Float64Array;
  readonly #cubicAllowance: Float64Array;
  readonly #cutOffTime: readonly string[];
  readonly #transitTime: readonly string[];
  readonly #bandsAt: Uint32Array;
  readonly #bands = new BandColumns();

  constructor(rates: readonly RateRow[]) {
    this.effective = Int32Array.from(rates, (rate) => dayNumber(rate.effectiveDate));
    this.#expire = Int32Array.from(rates, (rate) => dayNumber(rate.expireDate ?? ''));
    this.#reciprocal = Uint8Array.from(rates, (rate) => Number(rate.reciprocal));
    this.#ids = rates.map((rate) => rate.id);
    this.#method = Uint8Array.from(rates, ({ calculationMethod }) =>
      calculationMethods.indexOf(calculationMethod),
    );
    this.#accumulative = Uint8Array.from(rates, (rate) => Number(rate.accumulative));
    this.#minimum = Float64Array.from(rates, (rate) => rate.minimum);
    this.#cubicAllowance = Float64Array.from(rates, (rate) => rate.cubicAllowance ?? 0);
    this.#cutOffTime = rates.map((rate) => rate.cutOffTime ?? '');
    this.#transitTime = rates.map((rate) => rate.transitTime ?? '');
    this.#bandsAt = Uint32Array.from(rates, (rate) => this.#bands.add(rate.rateDetails));
    this.#bands.seal();
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
