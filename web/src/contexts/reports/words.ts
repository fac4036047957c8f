import { type RangeName, rangeNames } from '@waybill/contract/reports/parameters';
import type { ReportRun, ReportSchedule } from '@waybill/contract/reports/shapes';
import type { PillFamily } from '#ui/pill-families.ts';
import { customRange, type Given } from './given.ts';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { Say } from '#shell/texts/texts-context.ts';

const ranges: Readonly<Record<RangeName, PlatformText>> = {
  Today: 'Today',
  Yesterday: 'Yesterday',
  Last7Days: 'Last 7 days',
  Last14Days: 'Last 14 days',
  Last30Days: 'Last 30 days',
  Last90Days: 'Last 90 days',
  ThisMonth: 'This month',
  LastMonth: 'Last month',
  Last12Months: 'Last 12 months',
};

export const rangeOptions = [
  ...rangeNames.map((value) => ({ value: String(value), label: ranges[value] })),
  { value: customRange, label: 'Custom period' },
];

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export const weekdayOptions = days.map((label, at) => ({ value: at + 1, label }));

const cadences = {
  Day: 'Every day',
  Week: 'Every week',
  Month: 'On the first of every month',
} as const satisfies Readonly<Record<ReportSchedule['every'], PlatformText>>;
export const cadenceOptions = (['Day', 'Week', 'Month'] as const).map((value) => ({
  value,
  label: cadences[value],
}));

/** How often a report is sent: "Every Monday". */
export const cadenceWords = ({ every, weekday }: ReportSchedule, say: Say): string =>
  every === 'Week'
    ? say('Every {day}', { day: say(days[(weekday ?? 1) - 1] ?? 'Monday') })
    : say(cadences[every]);

/** Who is sent it: "You, Ada Moore", or whose it is. */
export const readersWords = ({ readers, ownerName }: ReportSchedule, say: Say): string =>
  ownerName === null
    ? [say('You'), ...readers.map(({ name }) => name)].join(', ')
    : say('You, from {ownerName}', { ownerName });

/** The parameters in a line: "Last 30 days, Week". */
export const givenWords = (given: Readonly<Record<string, unknown>>, say: Say): string =>
  Object.entries(given as Given)
    .map(([name, value]) => wordOf(name, String(value), say))
    .join(', ');

function wordOf(name: string, value: string, say: Say): string {
  if (name === 'Period') {
    return Object.hasOwn(ranges, value) ? say(ranges[value as RangeName]) : value;
  }
  if (name === 'By' && Object.hasOwn(groups, value)) {
    return say('by {group}', { group: say(groups[value as Group]) });
  }
  const words = parameterWords[name];
  return words === undefined ? `${name} ${value}` : say(words, { value });
}

/** What a report may have one row for each of. */
const groups = {
  Day: 'Day',
  Week: 'Week',
  Month: 'Month',
  Carrier: 'Carrier',
  Customer: 'Customer',
  Charge: 'Charge',
} as const satisfies Readonly<Record<string, PlatformText>>;
type Group = keyof typeof groups;

const parameterWords: Readonly<Record<string, PlatformText>> = {
  Customer: 'customer {value}',
  Carrier: 'carrier account {value}',
  Driver: 'driver {value}',
  AsOf: 'on {value}',
  OverdueOnly: 'overdue only',
  Number: 'job or consignment {value}',
};

export const runFamily: Readonly<Record<ReportRun['status'], PillFamily>> = {
  Queued: 'neutral',
  Running: 'blue',
  Done: 'green',
  Failed: 'red',
};
