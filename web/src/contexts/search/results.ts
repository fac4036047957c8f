import type { ResultOf } from '@waybill/contract/endpoint';
import type { search } from '@waybill/contract/search/endpoints';
import { searchTypes, type SearchType } from '@waybill/contract/search/shapes';
import { isLocalDate } from '@waybill/kernel/local-date';
import { paths } from '#paths';
import type { Formats } from '#shell/formats.ts';
import { statusWord } from '#shell/status-word.ts';

export type SearchResult = ResultOf<typeof search>['results'][number];

export type ResultGroup = {
  readonly heading: SearchType;
  readonly results: readonly SearchResult[];
};

/** Groups the results by heading, in the dialog's order; unknown kinds are omitted. */
export const grouped = (results: readonly SearchResult[]): readonly ResultGroup[] =>
  searchTypes
    .map((heading) => ({ heading, results: results.filter(({ type }) => type === heading) }))
    .filter((group) => group.results.length > 0);

/** Returns the address of a result; undefined for jobs and payments, which have no page. */
export function destinationOf({ type, ref }: Pick<SearchResult, 'type' | 'ref'>) {
  const destinations: Readonly<Record<string, (id: string) => string>> = {
    Bookings: paths.booking,
    Invoices: paths.invoice,
    Customers: paths.customer,
    WarehouseItems: paths.warehouseItem,
    Drivers: paths.driver,
    'Line hauls': paths.lineHaul,
    Records: ofOwnType,
  } satisfies Partial<Record<SearchType, (id: string) => string>>;
  return destinations[type]?.(ref);
}

/** Records of custom types are identified by type and id. */
function ofOwnType(ref: string): string {
  const [type = '', id = ''] = ref.split('/');
  return paths.entity(type, id);
}

export type ResultDetail = { readonly label: string; readonly value: string };

/**
 * Parses the labels and values of a result's details, which are JSON text: a list of pairs or an
 * object. Any other text is treated as no details.
 */
export function detailsOf({ details }: Pick<SearchResult, 'details'>): readonly ResultDetail[] {
  try {
    const value: unknown = JSON.parse(details);
    if (Array.isArray(value)) return value.flatMap(readPair);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([label, each]) => readPair({ label, value: each }));
  } catch {
    return [];
  }
}

type Wording = Pick<Formats, 'money' | 'plainDate'> & {
  readonly spoken: (text: string) => string;
};

/** Formats a detail: amounts and dates as elsewhere, statuses as words. */
export function wordsOf(
  { type }: Pick<SearchResult, 'type'>,
  { label, value }: ResultDetail,
  { money, plainDate, spoken }: Wording,
): string {
  // The fields of custom types have names that their tenant chose.
  if (type === 'Records') return value;
  if (label === 'Status') return spoken(statusWord(value));
  if (label === 'Amount') return money(Number(value));
  return isLocalDate(value) ? `${spoken(label)} ${plainDate(value)}` : value;
}

function readPair(pair: unknown): readonly ResultDetail[] {
  const { label, key, value } = (pair ?? {}) as Readonly<Record<string, unknown>>;
  const name = label ?? key;
  if (typeof name !== 'string') return [];
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  return [{ label: name, value: String(value) }];
}
