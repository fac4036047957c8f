import { type RangeName, rangeNames } from '@waybill/contract/reports/reports/parameters';
import type { PillFamily } from '#ui/pill-families.ts';
import { customRange, type ParameterValues } from './parameter-values.ts';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { Translate } from '#shell/texts/texts-context.ts';
import type { ReportFormat } from '@waybill/contract/reports/shapes';
import type { ReportRun } from '@waybill/contract/reports/runs/shapes';
import type { ReportSchedule } from '@waybill/contract/reports/schedules/shapes';

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
export const cadenceWords = ({ every, weekday }: ReportSchedule, t: Translate): string =>
  every === 'Week'
    ? t('Every {day}', { day: t(days[(weekday ?? 1) - 1] ?? 'Monday') })
    : t(cadences[every]);

/** Who is sent it: "You, Ada Moore, kim@partner.example", or whose it is. */
export const readersWords = (
  { readers, recipients, ownerName }: ReportSchedule,
  t: Translate,
): string =>
  ownerName === null
    ? [
        t('You'),
        ...readers.map(({ name }) => name),
        ...recipients.map(({ email, isEnded }) =>
          isEnded ? t('{email} (unsubscribed)', { email }) : email,
        ),
      ].join(', ')
    : t('You, from {ownerName}', { ownerName });

/** The parameters in a line: "Last 30 days, Week". */
export const parameterTexts = (input: Readonly<Record<string, unknown>>, t: Translate): string =>
  Object.entries(input as ParameterValues)
    .map(([name, value]) => wordOf(name, String(value), t))
    .join(', ');

function wordOf(name: string, value: string, t: Translate): string {
  if (name === 'Period') {
    return Object.hasOwn(ranges, value) ? t(ranges[value as RangeName]) : value;
  }
  if ((name === 'By' || name === 'Then') && Object.hasOwn(groups, value)) {
    return t('by {group}', { group: t(groups[value as Group]) });
  }
  const words = parameterWords[name];
  return words === undefined ? `${name} ${value}` : t(words, { value });
}

/** What a report may have one row for each of. */
const groups = {
  Day: 'Day',
  Week: 'Week',
  Month: 'Month',
  Carrier: 'Carrier',
  Customer: 'Customer',
  Charge: 'Charge',
  Service: 'Service',
  Booking: 'Booking',
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

export const formatOptions = [
  { value: 'Csv', label: 'CSV' },
  { value: 'Excel', label: 'Excel' },
  { value: 'Pdf', label: 'PDF' },
] as const satisfies readonly { readonly value: ReportFormat; readonly label: string }[];

export const runFamily: Readonly<Record<ReportRun['status'], PillFamily>> = {
  Queued: 'neutral',
  Running: 'blue',
  Done: 'green',
  Failed: 'red',
};
