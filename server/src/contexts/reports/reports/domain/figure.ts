import type { ReportColumn, ReportDefinition } from '@waybill/contract/reports/reports/catalogue';

/**
 * The column of a figure in the list of its records: what each record adds to it. A count of
 * records has no column, because each record adds 1.
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
