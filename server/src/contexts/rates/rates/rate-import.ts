import { sentence } from '@waybill/contract/sentence';
import type { z } from 'zod';
import type { TableRow } from '#platform/tables/table.ts';
import { normalised } from '../zones/domain.ts';
import { type RateFault, rateFaults, rateToSave } from './rate-rules.ts';
import type { RateToSave } from './sql.ts';
import {
  type CsvCell,
  cellsOf,
  numberIn as number,
  type RowError,
  rowError,
  truthIn as truth,
} from '#platform/csv-cells.ts';
import { RateInput } from '@waybill/contract/rates/rates/shapes';

export type RatesRead = {
  readonly rates: readonly RateToSave[];
  readonly errors: readonly RowError[];
};

export type CardCodes = {
  /** Ids of services by code in upper case. */
  readonly services: ReadonlyMap<string, string>;
  readonly zones: ReadonlySet<string>;
};

/** Columns of one band, each suffixed with the number of the band: `value1`. */
export const bandHeads = ['rateType', 'break', 'basic', 'value', 'child'] as const;

/**
 * Parses rates from CSV rows: serviceCode, fromZone, toZone, calculationMethod, reciprocal,
 * accumulative, minimum, cubicAllowance, cutOffTime, transitTime, effectiveDate, expireDate, and
 * per band rateType1, break1, basic1, value1 (child1: rows of a second dimension, as JSON).
 */
export function readRates(codes: CardCodes, rows: readonly TableRow[]): RatesRead {
  const lanes = new Map<string, number>();
  const rates: RateToSave[] = [];
  const errors: RowError[] = [];
  rows.forEach((row, at) => {
    const cell = cellsOf(row.cells);
    const faults: RateFault[] = row.problem === null ? [] : [{ message: row.problem, members: [] }];
    const rate = faults.length === 0 ? readRate(codes, { cell, row }, faults) : undefined;
    const lane = rate === undefined ? '' : laneKey(rate);
    const twin = lanes.get(lane);
    if (twin !== undefined) {
      faults.push({
        message: sentence('Line {line} already has a rate for this lane and day.', { line: twin }),
        members: [],
      });
    }
    if (rate !== undefined && faults.length === 0) {
      lanes.set(lane, row.line);
      rates.push(rate);
    } else errors.push(rowError({ index: at + 1, line: row.line, code: nameOf(cell) }, faults));
  });
  return { rates, errors };
}

function readRate(
  { services, zones }: CardCodes,
  { cell, row }: { readonly cell: CsvCell; readonly row: TableRow },
  faults: RateFault[],
): RateToSave | undefined {
  const rateServiceId = services.get(normalised(cell('serviceCode')));
  if (rateServiceId === undefined) {
    const message = sentence('The rate card has no service {service}.', {
      service: cell('serviceCode'),
    });
    faults.push({ message, members: ['serviceCode'] });
  }
  const read = RateInput.safeParse({
    ...Object.fromEntries(fields(cell, faults)),
    rateServiceId: rateServiceId ?? '00000000-0000-4000-8000-000000000000',
    rateDetails: bands(cell, row, faults),
  });
  if (!read.success) faults.push(...read.error.issues.map(complaint));
  if (!read.success || faults.length > 0) return undefined;
  faults.push(...rateFaults(read.data, zones));
  return rateToSave(read.data);
}

const texts = ['fromZone', 'toZone', 'calculationMethod', 'effectiveDate'] as const;
const optionalTexts = ['cutOffTime', 'transitTime', 'expireDate'] as const;

function fields(cell: CsvCell, faults: RateFault[]): (readonly [string, unknown])[] {
  const optional = (head: string) => (cell(head) === '' ? undefined : cell(head));
  return [
    ...texts.map((head) => [head, cell(head)] as const),
    ...optionalTexts.map((head) => [head, optional(head)] as const),
    ['reciprocal', truth(cell, 'reciprocal', faults)],
    ['accumulative', truth(cell, 'accumulative', faults)],
    ['minimum', number(cell, 'minimum', faults) ?? 0],
    ['cubicAllowance', number(cell, 'cubicAllowance', faults)],
  ];
}

function bands(cell: CsvCell, { cells }: TableRow, faults: RateFault[]): readonly unknown[] {
  const last = Object.keys(cells)
    .map((head) => Number(/^(?:rateType|value)(\d{1,3})$/i.exec(head)?.[1] ?? 0))
    .reduce((most, each) => Math.max(most, each), 0);
  return Array.from({ length: last }, (_, at) => at + 1).flatMap((n) => {
    const isBlank = bandHeads.every((head) => cell(`${head}${n}`) === '');
    if (isBlank) return [];
    const child = childOf(cell(`child${n}`), n, faults);
    return [
      {
        rateType: cell(`rateType${n}`) || 'PerUnit',
        break: number(cell, `break${n}`, faults) ?? 0,
        basic: number(cell, `basic${n}`, faults) ?? 0,
        value: number(cell, `value${n}`, faults) ?? 0,
        ...(child === undefined ? {} : { child }),
      },
    ];
  });
}

function childOf(text: string, n: number, faults: RateFault[]): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    faults.push({
      message: sentence('child{number} is not JSON', { number: n }),
      members: [`child${n}`],
    });
    return undefined;
  }
}

/** `rateDetails[0].value` is the column `value1`. */
function complaint({ message, path }: z.core.$ZodIssue): RateFault {
  const [first = '', at, inner] = path;
  const isBand = first === 'rateDetails' && typeof at === 'number';
  const head = isBand ? `${String(inner ?? 'value')}${at + 1}` : String(first);
  return {
    message: sentence('{number}: {reason}', { number: head, reason: message }),
    members: [head],
  };
}

const laneKey = (rate: RateToSave): string =>
  [rate.rateServiceId, rate.fromZone, rate.toZone, rate.effectiveDate].join(' ');

const nameOf = (cell: CsvCell): string =>
  `${cell('serviceCode')} ${cell('fromZone')} ${cell('toZone')}`.trim();
