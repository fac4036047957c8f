import { english, isMessage, type Message, sentence } from '@waybill/contract/sentence';
import type { ColumnsFound, KnownColumns } from '@waybill/contract/shared/columns';
import { hazardOf } from './hazard.ts';
import { type PackageGroup, unNumberOf } from './un-code.ts';

type UnColumn = 'unNumber' | 'description' | 'packageGroup' | 'category' | 'subsidiary' | 'source';

/** The columns of a UN list, with the headings of published tables. */
export const unColumns: KnownColumns<UnColumn> = {
  unNumber: ['unNumber', 'UN', 'UN No', 'UN No.', 'Identification numbers', 'ID number'],
  description: [
    'description',
    'unDescription',
    'Proper shipping name',
    'Name and description',
    'Hazardous materials descriptions and proper shipping names',
    'Name',
  ],
  packageGroup: ['packageGroup', 'unPackageGroup', 'Packing group', 'PG'],
  category: ['category', 'unClassCode', 'Class', 'Hazard class or division', 'Class or division'],
  subsidiary: ['subsidiary', 'Subsidiary hazard', 'Subsidiary hazards', 'Subsidiary risk'],
  source: ['source'],
};

export type ReadUnNumber = {
  readonly unNumber: string;
  readonly description: string;
  readonly packageGroup: PackageGroup | null;
  readonly category: string;
  readonly compatibilityGroup: string | null;
  readonly subsidiary: string;
  readonly source: string;
};

type Row = {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly problem: Message | null;
};
type Fault = { readonly line: number; readonly message: string };

/** Reads the rows of the file; the second of two rows for the same goods is an error. */
export function readUnNumbers(
  rows: readonly Row[],
  columns: ColumnsFound<UnColumn>,
  source: string,
): { readonly good: readonly ReadUnNumber[]; readonly errors: readonly Fault[] } {
  const good = new Map<string, ReadUnNumber>();
  const errors: Fault[] = [];
  for (const { line, cells, problem } of rows) {
    const cell = (column: UnColumn): string => (cells[columns[column] ?? ''] ?? '').trim();
    const read = problem ?? readOne(cell, source);
    if (isMessage(read)) {
      errors.push({ line, message: english(read) });
      continue;
    }
    const key = `${read.unNumber} ${read.packageGroup ?? ''} ${read.category}`;
    if (good.has(key))
      errors.push({
        line,
        message: english(
          sentence('UN{number} of class {hazard} is listed twice.', {
            number: read.unNumber,
            hazard: read.category,
          }),
        ),
      });
    else good.set(key, read);
  }
  return { good: [...good.values()], errors };
}

/** Returns the row, or an error as a sentence. */
function readOne(cell: (column: UnColumn) => string, source: string): ReadUnNumber | Message {
  const unNumber = unNumberOf(cell('unNumber'));
  if (unNumber === undefined)
    return sentence('“{cell}” is not a four-digit UN number.', { cell: cell('unNumber') });
  const hazard = hazardOf(cell('category'));
  if (hazard === undefined)
    return sentence('“{cell}” is not a class or division.', { cell: cell('category') });
  if (cell('description') === '') return 'The proper shipping name is missing.';
  const packageGroup = cell('packageGroup').toUpperCase();
  if (!isGroup(packageGroup))
    return sentence('“{cell}” is not a package group: use I, II, III or leave it blank.', {
      cell: packageGroup,
    });
  return {
    unNumber,
    description: cell('description'),
    packageGroup: packageGroup === '' ? null : packageGroup,
    ...hazard,
    subsidiary: cell('subsidiary'),
    source: cell('source') || source,
  };
}

const isGroup = (text: string): text is PackageGroup | '' => /^(I{1,3})?$/.test(text);
