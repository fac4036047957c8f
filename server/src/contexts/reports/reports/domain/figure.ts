import type { ReportColumn, ReportDefinition } from '@waybill/contract/reports/reports/catalogue';

/**
 * The column of a figure in the list of its records: what each adds to it. A figure that counts
 * records has none, as each record adds one.
 */
export const figureColumn = (
  { columns, records }: Pick<ReportDefinition, 'columns' | 'records'>,
  figure: string,
): readonly ReportColumn[] => {
  const isQuantity = records?.quantities?.includes(figure) ?? false;
  return columns
    .filter(({ key, kind }) => key === figure && (kind !== 'count' || isQuantity))
    .map((column) => ({ ...column, key: 'figure' }));
};
