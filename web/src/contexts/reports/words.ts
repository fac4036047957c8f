import { type RangeName, rangeNames } from '@waybill/contract/reports/parameters';
import type { ReportRun, ReportSchedule } from '@waybill/contract/reports/shapes';
import type { PillFamily } from '#ui/pill-families.ts';
import { customRange, type Given } from './given.ts';

const ranges: Readonly<Record<RangeName, string>> = {
  Today: 'Today',
  Yesterday: 'Yesterday',
  Last7Days: 'Last 7 days',
  Last30Days: 'Last 30 days',
  Last90Days: 'Last 90 days',
  ThisMonth: 'This month',
  LastMonth: 'Last month',
  Last12Months: 'Last 12 months',
};

export const rangeOptions = [
  ...rangeNames.map((value) => ({ value: String(value), label: ranges[value] })),
  { value: customRange, label: 'Two dates' },
];

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export const weekdayOptions = days.map((label, at) => ({ value: at + 1, label }));

export const cadenceOptions = [
  { value: 'Day', label: 'Every day' },
  { value: 'Week', label: 'Every week' },
  { value: 'Month', label: 'On the first of every month' },
] as const;

export const cadenceWords = ({ every, weekday }: ReportSchedule): string =>
  every === 'Week'
    ? `Every ${days[(weekday ?? 1) - 1]}`
    : (cadenceOptions.find(({ value }) => value === every)?.label ?? every);

/** Who is sent it: "You, Ada Moore", or whose it is. */
export const readersWords = ({ readers, ownerName }: ReportSchedule): string =>
  ownerName === null
    ? ['You', ...readers.map(({ name }) => name)].join(', ')
    : `You, from ${ownerName}`;

/** The parameters in a line: "Last 30 days, Week". */
export const givenWords = (given: Readonly<Record<string, unknown>>): string =>
  Object.entries(given as Given)
    .map(([name, value]) => wordOf(name, String(value)))
    .join(', ');

function wordOf(name: string, value: string): string {
  if (name === 'Period') return Object.hasOwn(ranges, value) ? ranges[value as RangeName] : value;
  if (name === 'By') return `by ${value.toLowerCase()}`;
  return name === 'OverdueOnly' ? 'overdue only' : `${name.toLowerCase()} ${value}`;
}

export const runFamily: Readonly<Record<ReportRun['status'], PillFamily>> = {
  Queued: 'neutral',
  Running: 'blue',
  Done: 'green',
  Failed: 'red',
};
