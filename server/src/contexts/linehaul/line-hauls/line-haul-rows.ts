import { jobsProblems } from '@waybill/contract/jobs/problems';
import { whyNotLineHaul } from '@waybill/contract/linehaul/lifecycle';
import type { LineHaulColumn } from '@waybill/contract/linehaul/line-hauls/imports';
import { costBases, LineHaulToSave } from '@waybill/contract/linehaul/line-hauls/shapes';
import { sentence } from '@waybill/contract/sentence';
import { differencesMax, type ImportDifference } from '@waybill/contract/shared/imports';
import type { HeadPortCard } from '#contexts/jobs/public.ts';
import { cellsOf, type Complaint, numberIn } from '#platform/csv-cells.ts';
import { complaintsOf } from '#platform/tables/complaints.ts';
import { type GatheredRows, gatherRows } from '#platform/tables/gather-rows.ts';
import type { ListRow } from '#platform/tables/open-list.ts';
import { whyNotChange } from './changing.ts';
import { importedColumns } from './columns.ts';
import { type CellClock, momentInCell } from './domain/moment-in-cell.ts';
import { contentsAfter, portNamed, portsBetween, whyNotValid } from './saving.ts';
import type { LineHaulContents, LineHaulRow } from './sql.ts';

type Cells = Readonly<Partial<Record<LineHaulColumn, string>>>;
type ImportedLineHaul = LineHaulContents & Pick<LineHaulRow, 'start_code' | 'destination_code'>;
type Gathered = GatheredRows<ImportedLineHaul, LineHaulRow> & {
  /** What the changed rows replace. */
  readonly differences: readonly ImportDifference[];
};

type Known = {
  /** The saved line hauls with the numbers of the file. */
  readonly saved: readonly LineHaulRow[];
  readonly ports: readonly HeadPortCard[];
  readonly clock: CellClock;
};

/**
 * Reads the line hauls of a file, identified by their number; those without one are new. A column
 * that the file lacks is left as it is, an empty cell clears. A row that changes nothing is left
 * out, so that a file with completed line hauls can be imported again.
 */
export function gatherLineHauls(rows: readonly ListRow[], known: Known): Gathered {
  const { saved, clock } = known;
  const gathered = gatherRows<ImportedLineHaul, LineHaulRow>(rows, {
    saved,
    keyOfRow: ({ number }) => number,
    // Two rows without a number are the same line haul if all their cells are equal.
    keyOfCells: (cells: Cells) => numberOf(cells) || Object.values(cells).join('\n'),
    nameOf: (cells: Cells) =>
      numberOf(cells) || `${cells.startheadport ?? ''} › ${cells.destinationheadport ?? ''}`,
    read: (cells: Cells, before) => read(cells, before, known),
  });
  const byId = new Map(saved.map((row) => [row.id, row]));
  const differencesIn = (row: LineHaulRow) =>
    differencesOf(byId.get(row.id) ?? row, row, clock.timezone);
  const changed = gathered.changed.filter((row) => differencesIn(row).length > 0);
  const differences = changed.flatMap(differencesIn).slice(0, differencesMax);
  return { ...gathered, changed, differences };
}

/** Returns the number in a row; empty for a new line haul. */
export const numberOf = ({ linehaulcode = '' }: Cells): string => linehaulcode.trim().toUpperCase();

function read(
  cells: Cells,
  before: LineHaulRow | undefined,
  { ports, clock }: Known,
): ImportedLineHaul | readonly Complaint[] {
  const faults: Complaint[] = [];
  if (before === undefined && numberOf(cells) !== '') {
    faults.push({ message: 'No line haul has this number', members: ['linehaulcode'] });
  }
  const cell = cellsOf(cells);
  const start = portNamed(ports, cell('startheadport'));
  const destination = portNamed(ports, cell('destinationheadport'));
  const { message } = jobsProblems.HeadPortNotFound;
  if (start === undefined) faults.push({ message, members: ['startheadport'] });
  if (destination === undefined) faults.push({ message, members: ['destinationheadport'] });
  const sent = LineHaulToSave.safeParse(sentIn(cells, { clock, faults }));
  if (!sent.success) return [...faults, ...complaintsOf(sent.error)];
  if (start === undefined || destination === undefined || faults.length > 0) return faults;
  const after = {
    ...contentsAfter(sent.data, before),
    ...portsBetween(start.id, destination.id),
    start_code: start.code,
    destination_code: destination.code,
  };
  const fault = whyNotValid(after) ?? (before && whyNotReplace(before, after, clock));
  return fault ? [{ message: fault.message, members: [fault.member] }] : after;
}

/** Returns why a row cannot replace a line haul; null if it can, or changes nothing. */
function whyNotReplace(before: LineHaulRow, after: ImportedLineHaul, { timezone }: CellClock) {
  if (differencesOf(before, { ...before, ...after }, timezone).length === 0) return null;
  const message = whyNotLineHaul('edit', before.status) ?? whyNotChange(before, after)?.message;
  return message === undefined ? null : { member: 'linehaulcode', message };
}

type Reading = { readonly clock: CellClock; readonly faults: Complaint[] };

/** Returns a row as a request sends it: undefined without a column, null for an empty cell. */
function sentIn(cells: Cells, { clock, faults }: Reading): Readonly<Record<string, unknown>> {
  const cell = cellsOf(cells);
  const read = <T>(column: LineHaulColumn, as: (text: string) => T): T | null | undefined => {
    if (cells[column] === undefined) return undefined;
    return cell(column) === '' ? null : as(cell(column));
  };
  const text = (column: LineHaulColumn) => read(column, (each) => each);
  const number = (column: LineHaulColumn) => read(column, () => numberIn(cell, column, faults));
  const moment = (column: LineHaulColumn) =>
    read(column, (each) => {
      const at = momentInCell(each, clock);
      if (at !== null) return at.toISOString();
      faults.push({
        message: sentence('{field} must be a date and time such as 2026-12-01 18:30', {
          field: column,
        }),
        members: [column],
      });
      return undefined;
    });
  return {
    planneddeparture: moment('planneddeparture'),
    plannedarrival: moment('plannedarrival'),
    carriername: text('carriername'),
    carrierreference: text('carrierreference'),
    manifestno: text('manifestno'),
    connoteno: text('connoteno'),
    pickuprequestno: text('pickuprequestno'),
    capacityweight: number('capacityweight'),
    capacityvolume: number('capacityvolume'),
    capacitypallets: number('capacitypallets'),
    cost: number('cost'),
    costbasis: read('costbasis', basisNamed),
    linehaulnote: text('linehaulnote'),
  };
}

const basisNamed = (text: string): string =>
  costBases.find((basis) => basis.toLowerCase() === text.toLowerCase()) ?? text;

/** Returns the values of a line haul that differ, as texts of the file. */
function differencesOf(
  old: LineHaulRow,
  next: LineHaulRow,
  timezone: string,
): readonly ImportDifference[] {
  return importedColumns(timezone).flatMap(({ head, cell }) => {
    const [before, after] = [String(cell(old) ?? ''), String(cell(next) ?? '')];
    return before === after ? [] : [{ code: old.number, column: head, before, after }];
  });
}
