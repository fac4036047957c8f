import { sentence } from '@waybill/contract/sentence';
import type { Complaint } from '#platform/csv-cells.ts';

/** The values that identify two customers as the same business. */
export type Bearer = {
  readonly id?: number;
  readonly code: string | null;
  readonly abn: string | null;
  readonly acn: string | null;
  readonly company_name: string | null;
  readonly post_code: string | null;
};
type Known = Bearer & { readonly id: number; readonly isDeleted: boolean };

type Sign = {
  readonly keyOf: (bearer: Bearer) => string | null;
  readonly what: string;
  readonly column: string;
};

const signs: readonly Sign[] = [
  { keyOf: ({ abn }) => abn, what: 'ABN', column: 'abn' },
  { keyOf: ({ acn }) => acn, what: 'ACN', column: 'acn' },
  {
    keyOf: ({ company_name, post_code }) =>
      company_name === null ? null : `${company_name.toLowerCase()}\n${post_code ?? ''}`,
    what: 'name and postcode',
    column: 'companyName',
  },
];

/**
 * Returns a function that finds the customer of a row among the known customers and the earlier
 * rows. Values that a known customer had before the file are not duplicates.
 */
export function twinFinder(saved: readonly Known[]) {
  const bearers = signs.map(
    ({ keyOf }) =>
      new Map(
        saved
          .filter(({ isDeleted }) => !isDeleted)
          .map((row) => [keyOf(row), row as Bearer] as const),
      ),
  );
  return (row: Bearer, old: Known | undefined): Complaint | null => {
    for (const [at, { keyOf, what, column }] of signs.entries()) {
      const key = keyOf(row);
      if (key === null || (old !== undefined && keyOf(old) === key)) continue;
      const twin = bearers[at]?.get(key);
      if (twin !== undefined && (old === undefined || twin.id !== old.id)) {
        return twinFault(twin, what, column);
      }
    }
    for (const [at, { keyOf }] of signs.entries()) bearers[at]?.set(keyOf(row), row);
    return null;
  };
}

const twinFault = ({ code }: Bearer, what: string, column: string): Complaint => ({
  message:
    code === null
      ? sentence('An earlier row has the same {what}.', { what })
      : sentence('{code} has the same {what}. Enter its code to update it.', { code, what }),
  members: [column],
});
