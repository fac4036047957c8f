import { daysBetween, type LocalDate } from '@waybill/kernel/local-date';
import { add, type Minor } from '@waybill/kernel/money';

export type OpenItem = { readonly dueDate: LocalDate; readonly outstanding: Minor };
export type Age = { readonly name: string; readonly amount: Minor };

/** The upper bound of each block, in days after the due date. */
const blocks = [
  { name: 'Current', upTo_days: 0 },
  { name: '1–30 days', upTo_days: 30 },
  { name: '31–60 days', upTo_days: 60 },
  { name: '61–90 days', upTo_days: 90 },
  { name: 'Over 90 days', upTo_days: Number.POSITIVE_INFINITY },
] as const;

/** Sums up what is owed by days overdue; returns every block, empty ones with 0. */
export function ageingOn(items: readonly OpenItem[], asOf: LocalDate): readonly Age[] {
  const blockOf = ({ dueDate }: OpenItem) =>
    blocks.find(({ upTo_days }) => daysBetween(dueDate, asOf) <= upTo_days);
  return blocks.map((block) => ({
    name: block.name,
    amount: add(...items.filter((i) => blockOf(i) === block).map((i) => i.outstanding)),
  }));
}
