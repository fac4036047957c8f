import type { RateBand } from './bands.ts';
import { BandColumns } from './band-columns.ts';
import { dayNumber } from '../../pricing/domain/dated.ts';
import { duplicates } from '../../pricing/domain/duplicates.ts';
import { type CalculationMethod, calculationMethods } from '../../pricing/domain/measure.ts';
import type { RateRow } from '../../pricing/domain/rows.ts';

/** The pricing values of a rate. `cubicAllowance` 0 and empty times mean that the row has none. */
export type RateColumnsRow = {
  readonly id: string;
  readonly calculationMethod: CalculationMethod;
  readonly accumulative: boolean;
  readonly minimum: number;
  readonly cubicAllowance: number;
  readonly cutOffTime: string;
  readonly transitTime: string;
  readonly bands: readonly RateBand[];
};

/** The initial capacity in rows; it doubles whenever it is full. */
const roomAtFirst = 1024;

/**
 * Stores rates in numeric columns: a card of 100,000 rows takes a few megabytes, and the garbage
 * collector does not traverse it row by row.
 */
export class RateColumns {
  #effective = new Int32Array(roomAtFirst);
  #expire = new Int32Array(roomAtFirst);
  #reciprocal = new Uint8Array(roomAtFirst);
  readonly #ids: string[] = [];
  #method = new Uint8Array(roomAtFirst);
  #accumulative = new Uint8Array(roomAtFirst);
  #minimum = new Float64Array(roomAtFirst);
  #cubicAllowance = new Float64Array(roomAtFirst);
  readonly #cutOffTime: string[] = [];
  readonly #transitTime: string[] = [];
  #bandsAt = new Uint32Array(roomAtFirst);
  readonly #bands = new BandColumns();
  /** Interned, because few distinct times are repeated often. */
  readonly #times = new Map<string, string>();

  /** Appends a rate as the next row and returns the index of that row. */
  add(rate: RateRow): number {
    const row = this.#ids.length;
    if (row === this.#effective.length) this.#double();
    this.#effective[row] = dayNumber(rate.effectiveDate);
    this.#expire[row] = dayNumber(rate.expireDate ?? '');
    this.#reciprocal[row] = Number(rate.reciprocal);
    this.#ids.push(rate.id);
    this.#method[row] = calculationMethods.indexOf(rate.calculationMethod);
    this.#accumulative[row] = Number(rate.accumulative);
    this.#minimum[row] = rate.minimum;
    this.#cubicAllowance[row] = rate.cubicAllowance ?? 0;
    this.#cutOffTime.push(this.#time(rate.cutOffTime ?? ''));
    this.#transitTime.push(this.#time(rate.transitTime ?? ''));
    this.#bandsAt[row] = this.#bands.add(rate.rateDetails);
    return row;
  }

  #time(text: string): string {
    const known = this.#times.get(text);
    if (known === undefined) this.#times.set(text, text);
    return known ?? text;
  }

  #double(): void {
    this.#effective = duplicates(this.#effective, Int32Array);
    this.#expire = duplicates(this.#expire, Int32Array);
    this.#reciprocal = duplicates(this.#reciprocal, Uint8Array);
    this.#method = duplicates(this.#method, Uint8Array);
    this.#accumulative = duplicates(this.#accumulative, Uint8Array);
    this.#minimum = duplicates(this.#minimum, Float64Array);
    this.#cubicAllowance = duplicates(this.#cubicAllowance, Float64Array);
    this.#bandsAt = duplicates(this.#bandsAt, Uint32Array);
  }

  /** Returns the effective day as 20260331. */
  begins(row: number): number {
    return this.#effective[row] ?? 0;
  }

  isReciprocal(row: number): boolean {
    return this.#reciprocal[row] === 1;
  }

  /** `day` as 20260331. */
  isInForce(row: number, day: number): boolean {
    const expire = this.#expire[row] ?? 0;
    return this.begins(row) <= day && (expire === 0 || day < expire);
  }

  at(row: number): RateColumnsRow {
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
