import { notValidField } from '@waybill/contract/problem';
import type { LanguageText } from '@waybill/contract/tenancy/languages/shapes';

export type TextsQuery = {
  readonly filterText?: string | undefined;
  readonly filter?: string | undefined;
  readonly targetValueFilter: 'ALL' | 'EMPTY';
  readonly sorting?: string | undefined;
  readonly skipCount: number;
  /** 0 returns all. */
  readonly maxResultCount: number;
};

/**
 * Returns a page of texts that contain the words in the key or in either language, regardless of
 * case. Without an order they are in source order.
 * @throws {Problem} NotValid on `sorting`
 */
export function pageOfTexts(rows: readonly LanguageText[], query: TextsQuery) {
  const words = (query.filterText ?? query.filter ?? '').trim().toLowerCase();
  const matching = rows.filter(
    (row) =>
      (query.targetValueFilter === 'ALL' || !row.targetValue) &&
      [row.key, row.baseValue, row.targetValue ?? ''].some((t) => t.toLowerCase().includes(words)),
  );
  const sorted = sortedBy(matching, query.sorting);
  const end = query.maxResultCount === 0 ? undefined : query.skipCount + query.maxResultCount;
  return { items: sorted.slice(query.skipCount, end), totalCount: matching.length };
}

const sortable = ['key', 'baseValue', 'targetValue'] as const;

function sortedBy(rows: readonly LanguageText[], sorting: string | undefined) {
  if (!sorting?.trim()) return rows;
  const [name = '', direction = 'asc', ...rest] = sorting.trim().split(/\s+/);
  const field = sortable.find((known) => known.toLowerCase() === name.toLowerCase());
  if (field === undefined || !/^(asc|desc)$/i.test(direction) || rest.length > 0) {
    throw notValidField('sorting', `Sort by one of ${sortable.join(', ')}, asc or desc`);
  }
  const sign = /^desc$/i.test(direction) ? -1 : 1;
  return rows.toSorted((a, b) => sign * (a[field] ?? '').localeCompare(b[field] ?? ''));
}
