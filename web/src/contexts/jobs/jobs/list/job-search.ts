import { type JobStatus, jobStatuses } from '@waybill/contract/jobs/lifecycle';
import { startOfLocalDay } from '@waybill/kernel/time';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { oneOf, or, textValue } from '#shell/search-values.ts';
import { allOf, anyContains, listShape, quoted } from '#shell/list-page.ts';

/** The predefined views: the tabs of decisions J-28, then urgent jobs. */
export const jobViews = [
  { id: 'all', name: 'All' },
  { id: 'unallocated', name: 'Unallocated' },
  { id: 'allocated', name: 'Allocated' },
  { id: 'multiStop', name: 'Multi-stop' },
  { id: 'lineHaul', name: 'Line haul' },
  { id: 'dueToday', name: 'Due today' },
  { id: 'late', name: 'Late' },
  { id: 'toConfirm', name: 'Needs confirmation' },
] as const;
type JobView = (typeof jobViews)[number]['id'];

/** The state of the list of jobs in its address. */
export const jobShape = {
  ...listShape,
  view: or(oneOf(jobViews.map(({ id }) => id)), 'all'),
  /** Statuses, separated by commas. */
  status: textValue,
  layout: or(oneOf(['table', 'map', 'board']), 'table'),
};

/** Parses the statuses of an address; unknown ones are ignored. */
export const statusesOf = (status: string | undefined): readonly JobStatus[] =>
  jobStatuses.filter((each) => (status ?? '').split(',').includes(each));

export type JobNarrowing = {
  readonly q?: string | undefined;
  readonly view: JobView;
  readonly status?: string | undefined;
};

type Moment = { readonly now: Date; readonly today: string; readonly timezone: string };

const searched = [
  'jobno',
  'connoteno',
  'manifestno',
  'customername',
  'toaddress/suburb',
  'toaddress/companyName',
];

/** Returns the filter of a selection at a moment. */
export function jobFilter(by: JobNarrowing, at: Moment): string {
  const statuses = statusesOf(by.status);
  return allOf([
    numbersClause(by.q) || anyContains(searched, by.q),
    viewClause(by.view, at),
    statuses.length === 0 ? '' : `status in (${statuses.map(quoted).join(',')})`,
  ]);
}

/** Returns a filter that finds a pasted list of job or consignment numbers. */
function numbersClause(text: string | undefined): string {
  const parts = (text ?? '').split(/[\s,;]+/).filter((part) => part !== '');
  if (parts.length < 2 || !parts.every((part) => /^[\w-]*\d[\w-]{2,}$/.test(part))) return '';
  const unique = new Set(parts.map((part) => part.toUpperCase()));
  const numbers = [...unique].slice(0, pasteMax).map(quoted);
  return `jobno in (${numbers.join(',')}) or connoteno in (${numbers.join(',')})`;
}

/** A filter may have 200 terms, and each number is used twice. */
const pasteMax = 90;

const open = "status ne 'Delivered'";

function viewClause(view: JobView, { now, today, timezone }: Moment): string {
  const day = localDate(today);
  switch (view) {
    case 'all':
      return '';
    case 'unallocated':
      return `isallocatedtodeliveryagent eq false and islinehaul eq false and ${open}`;
    case 'dueToday':
      return (
        `${open} and deadline ge ${startOfLocalDay(day, timezone).toISOString()} ` +
        `and deadline lt ${startOfLocalDay(addDays(day, 1), timezone).toISOString()}`
      );
    case 'late':
      return `${open} and deadline lt ${now.toISOString()}`;
    case 'allocated':
      return `isallocatedtodeliveryagent eq true and ${open}`;
    case 'multiStop':
      return 'multistopjobid ne null';
    case 'lineHaul':
      return 'islinehaul eq true';
    case 'toConfirm':
      return "status eq 'New'";
  }
}
