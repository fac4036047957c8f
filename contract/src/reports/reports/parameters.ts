/** The parts of a form that a report's parameter may ask for (decisions E-09). */
export const components = [
  'text',
  'number',
  'date',
  'daterange',
  'customer',
  'driver',
  'carrier',
  'select',
  'checkbox',
] as const;
export type ParameterComponent = (typeof components)[number];

/** Ranges of days by name, so that a link and a schedule mean the days of whoever follows them. */
export const rangeNames = [
  'Today',
  'Yesterday',
  'Last7Days',
  'Last14Days',
  'Last30Days',
  'Last90Days',
  'ThisMonth',
  'LastMonth',
  'Last12Months',
] as const;
export type RangeName = (typeof rangeNames)[number];

export type ReportParameter = {
  /** As `run` takes it. */
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly component: ParameterComponent;
  readonly required: boolean;
  /** What a select offers. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What a form begins with. */
  readonly usual?: string;
};

export const period = (what: string): ReportParameter => ({
  name: 'Period',
  label: 'Period',
  description: `${what}; first and last day included.`,
  component: 'daterange',
  required: true,
  usual: 'Last30Days',
});

export const customer: ReportParameter = {
  name: 'Customer',
  label: 'Customer',
  description: 'One customer only. Leave blank for all.',
  component: 'customer',
  required: false,
};

export const carrier: ReportParameter = {
  name: 'Carrier',
  label: 'Carrier account',
  description: 'One carrier account only. Leave blank for all.',
  component: 'carrier',
  required: false,
};

export const driver: ReportParameter = {
  name: 'Driver',
  label: 'Driver',
  description: 'One driver only. Leave blank for all.',
  component: 'driver',
  required: false,
};

/** What the rows are of; the first is the usual. */
export const by = (...choices: readonly string[]): ReportParameter => ({
  name: 'By',
  label: 'Group by',
  description: `One row for each ${choices.join(', ').toLowerCase()}.`,
  component: 'select',
  required: false,
  options: choices.map((value) => ({ value, label: value })),
  usual: choices[0] ?? '',
});

/** A second level of grouping below `By`: a row for each pair, and a subtotal for each group. */
export const thenBy = (...choices: readonly string[]): ReportParameter => ({
  name: 'Then',
  label: 'Then by',
  description: 'A second level, with a subtotal for each group.',
  component: 'select',
  required: false,
  options: choices.map((value) => ({ value, label: value })),
});
