import type { Permission } from '../../permission.ts';
import { by, carrier, customer, driver, period, type ReportParameter } from './parameters.ts';

/**
 * What a cell holds. `money` in units of the currency, `weight` in kilograms, `percent` 0 to 100,
 * `day` as yyyy-MM-dd, `moment` as yyyy-MM-dd HH:mm:ss of the tenant's zone: files keep both as
 * they are, because every program reads and sorts them; screens write them as people here do.
 */
export type ColumnKind =
  | 'text'
  | 'day'
  | 'moment'
  | 'count'
  | 'money'
  | 'weight'
  | 'percent'
  | 'number';
export type ReportColumn = {
  readonly key: string;
  readonly label: string;
  readonly kind: ColumnKind;
};

export type ReportChart = {
  readonly kind: 'bar' | 'line';
  /** The column that the points lie along. */
  readonly x: string;
  readonly series: readonly string[];
  readonly stacked: boolean;
  /** The first rows are drawn, this many. */
  readonly most: number;
};

export type ReportDefinition = {
  readonly id: string;
  readonly name: ReportName;
  readonly title: string;
  readonly description: string;
  readonly group: 'Bookings' | 'Finance' | 'Operations';
  readonly permission: Permission;
  readonly parameters: readonly ReportParameter[];
  readonly columns: readonly ReportColumn[];
  readonly chart: ReportChart | null;
};

/** The reports of decisions E-08, then ours. */
export const reportNames = [
  'BookingsByPeriod',
  'DeliveryPerformance',
  'RevenueByCustomer',
  'CarrierCostVersusRevenue',
  'AgedReceivables',
  'FuelAndFees',
  'JobsByDriver',
  'ScanEventHistory',
  'LineHaulManifest',
  'WarehouseStock',
  'StockAgeing',
  'DwellTime',
] as const;
export type ReportName = (typeof reportNames)[number];

/** Rows that an answer gives at most, and how long it may take (decisions E-09). */
export const rowsMax = 100_000;
export const timeMax_ms = 60_000;
/** A run in the background has all rows, and this long for each of its statements. */
export const backgroundTimeMax_ms = 15 * 60_000;
/** Rows that a preview shows. */
export const previewRows = 100;

const column =
  (kind: ColumnKind) =>
  (key: string, label: string): ReportColumn => ({ key, label, kind });
const text = column('text');
const count = column('count');
const money = column('money');
const percent = column('percent');

const bars = (
  x: string,
  series: readonly string[],
  options: { readonly stacked?: boolean; readonly most?: number } = {},
): ReportChart => ({ kind: 'bar', x, series, stacked: false, most: 12, ...options });

const periods = 400;
const idOf = (no: number): string => `5e9027a1-0000-4000-8000-${String(no).padStart(12, '0')}`;

const locationPrefix: ReportParameter = {
  name: 'Number',
  label: 'Location',
  description: 'Locations that begin with this, such as A-01.',
  component: 'text',
  required: false,
};

const byName: Readonly<Record<ReportName, Omit<ReportDefinition, 'name'>>> = {
  BookingsByPeriod: {
    id: idOf(1),
    title: 'Bookings by period',
    description: 'Number of bookings per period, and their outcome.',
    group: 'Bookings',
    permission: 'Booking.View',
    parameters: [period('When it was booked'), by('Day', 'Week', 'Month'), customer, carrier],
    columns: [
      column('day')('period', 'From'),
      count('bookings', 'Bookings'),
      count('delivered', 'Delivered'),
      count('underway', 'In progress'),
      count('exceptions', 'Exceptions'),
      count('pieces', 'Pieces'),
      column('weight')('grams', 'Weight (kg)'),
      money('total', 'Total inc. tax'),
    ],
    chart: bars('period', ['delivered', 'underway', 'exceptions'], {
      stacked: true,
      most: periods,
    }),
  },
  DeliveryPerformance: {
    id: idOf(2),
    title: 'Delivery performance',
    description: 'How much was delivered, how much of it on time, and how fast.',
    group: 'Bookings',
    permission: 'Booking.View',
    parameters: [
      period('When it was delivered'),
      by('Week', 'Day', 'Month', 'Carrier', 'Customer'),
      customer,
      carrier,
    ],
    columns: [
      text('name', 'What'),
      count('delivered', 'Delivered'),
      count('ontime', 'On time'),
      count('late', 'Late'),
      count('unpromised', 'No promised time'),
      percent('share', 'On time %'),
      column('number')('hours', 'Hours from pickup'),
    ],
    chart: { ...bars('name', ['share'], { most: periods }), kind: 'line' },
  },
  RevenueByCustomer: {
    id: idOf(3),
    title: 'Revenue by customer',
    description: 'Invoiced amounts less credits, largest first.',
    group: 'Finance',
    permission: 'Finance.View',
    parameters: [period('Day of the invoice or of the credit'), customer],
    columns: [
      text('code', 'Code'),
      text('customer', 'Customer'),
      count('invoices', 'Invoices'),
      money('invoiced', 'Invoiced ex. tax'),
      money('credited', 'Credited ex. tax'),
      money('revenue', 'Revenue ex. tax'),
      money('tax', 'Tax'),
      money('total', 'Revenue inc. tax'),
    ],
    chart: bars('customer', ['revenue']),
  },
  CarrierCostVersusRevenue: {
    id: idOf(4),
    title: 'Carrier cost versus revenue',
    description:
      'What carriers cost, as reconciled or quoted, what customers pay, and the margin before tax.',
    group: 'Finance',
    permission: 'Finance.View',
    parameters: [
      period('When it was booked'),
      by('Carrier', 'Customer', 'Month', 'Booking'),
      carrier,
      customer,
    ],
    columns: [
      text('name', 'What'),
      count('bookings', 'Bookings'),
      count('reconciled', 'At reconciled cost'),
      count('quoted', 'At quoted cost'),
      money('cost', 'Cost ex. tax'),
      money('revenue', 'Revenue ex. tax'),
      money('margin', 'Margin ex. tax'),
      percent('share', 'Margin %'),
    ],
    chart: bars('name', ['cost', 'revenue']),
  },
  AgedReceivables: {
    id: idOf(5),
    title: 'Aged receivables',
    description: 'What customers owe on a given day, by how long it is overdue.',
    group: 'Finance',
    permission: 'Finance.View',
    parameters: [
      {
        name: 'AsOf',
        label: 'On',
        description: 'The date. Leave blank for today.',
        component: 'date',
        required: false,
      },
      customer,
      {
        name: 'OverdueOnly',
        label: 'Overdue only',
        description: 'Excludes customers with nothing overdue.',
        component: 'checkbox',
        required: false,
      },
    ],
    columns: [
      text('code', 'Code'),
      text('customer', 'Customer'),
      money('current', 'Current'),
      money('days30', '1–30 days'),
      money('days60', '31–60 days'),
      money('days90', '61–90 days'),
      money('older', 'Over 90 days'),
      money('owed', 'Owed'),
      money('unallocated', 'Unallocated'),
      money('balance', 'Balance'),
    ],
    chart: bars('customer', ['current', 'days30', 'days60', 'days90', 'older'], { stacked: true }),
  },
  FuelAndFees: {
    id: idOf(6),
    title: 'Fuel and fees',
    description: 'Invoiced charges other than freight: fuel, fees, insurance and later charges.',
    group: 'Finance',
    permission: 'Finance.View',
    parameters: [period('Day of the invoice'), by('Charge', 'Customer', 'Month'), customer],
    columns: [
      text('name', 'What'),
      count('lines', 'Lines'),
      money('fuel', 'Fuel ex. tax'),
      money('fees', 'Fees ex. tax'),
      money('insurance', 'Insurance ex. tax'),
      money('other', 'Other ex. tax'),
      money('total', 'Total ex. tax'),
    ],
    chart: bars('name', ['fuel', 'fees', 'insurance', 'other'], { stacked: true }),
  },
  JobsByDriver: {
    id: idOf(7),
    title: 'Jobs by driver',
    description: 'Jobs allocated to each driver, and their outcome.',
    group: 'Operations',
    permission: 'Job.View',
    parameters: [period('When the job was given to the driver'), driver, customer],
    columns: [
      text('driver', 'Driver'),
      count('jobs', 'Jobs'),
      count('delivered', 'Delivered'),
      count('failed', 'Failed'),
      count('underway', 'In progress'),
      count('late', 'Late'),
      percent('share', 'Delivered %'),
    ],
    chart: bars('driver', ['delivered', 'failed', 'underway'], { stacked: true }),
  },
  ScanEventHistory: {
    id: idOf(8),
    title: 'Scan history',
    description: 'Every scan with its time, item, place and person, oldest first.',
    group: 'Operations',
    permission: 'Job.View',
    parameters: [
      { ...period('When it was scanned'), usual: 'Last7Days' },
      customer,
      driver,
      {
        name: 'Number',
        label: 'Job or consignment',
        description: 'The number of one job or consignment.',
        component: 'text',
        required: false,
      },
    ],
    columns: [
      column('moment')('at', 'Scanned'),
      text('code', 'Scan'),
      text('job', 'Job'),
      text('consignment', 'Consignment'),
      text('article', 'Article'),
      text('customer', 'Customer'),
      text('location', 'Location'),
      text('warehouse', 'Warehouse'),
      text('by', 'By'),
    ],
    chart: null,
  },
  LineHaulManifest: {
    id: idOf(9),
    title: 'Line haul manifest',
    description: 'The freight of each line haul, job by job, with what was scanned of it.',
    group: 'Operations',
    permission: 'Job.Linehaul',
    parameters: [
      period('When it departed, or else was planned'),
      customer,
      {
        name: 'Number',
        label: 'Line haul',
        description: 'The number of one line haul.',
        component: 'text',
        required: false,
      },
    ],
    columns: [
      text('code', 'Line haul'),
      text('route', 'Route'),
      text('status', 'Status'),
      column('moment')('departed', 'Departed'),
      text('job', 'Job'),
      text('consignment', 'Consignment'),
      text('customer', 'Customer'),
      count('articles', 'Articles'),
      count('loaded', 'Loaded'),
      count('unloaded', 'Unloaded'),
      column('weight')('grams', 'Weight (kg)'),
    ],
    chart: null,
  },
  WarehouseStock: {
    id: idOf(10),
    title: 'Warehouse stock',
    description: 'Every item that is in the warehouse now, with its location and last scan.',
    group: 'Operations',
    permission: 'Warehouse.View',
    parameters: [customer, locationPrefix],
    columns: [
      text('item', 'Item'),
      text('sku', 'SKU'),
      text('description', 'Description'),
      text('customer', 'Customer'),
      text('consignment', 'Consignment'),
      text('location', 'Location'),
      text('status', 'Status'),
      text('damaged', 'Damaged'),
      column('number')('pallets', 'Pallet spaces'),
      column('moment')('received', 'Received'),
      count('days', 'Days here'),
      text('scan', 'Last scan'),
    ],
    chart: null,
  },
  StockAgeing: {
    id: idOf(11),
    title: 'Ageing of stock',
    description: 'What lies in the warehouse now, by how many days it has been there.',
    group: 'Operations',
    permission: 'Warehouse.View',
    parameters: [customer],
    columns: [
      text('customer', 'Customer'),
      count('items', 'Items'),
      column('number')('pallets', 'Pallet spaces'),
      count('week', 'Up to 7 days'),
      count('month', '8–30 days'),
      count('quarter', '31–90 days'),
      count('older', 'Over 90 days'),
      count('oldest', 'Oldest, days'),
    ],
    chart: bars('customer', ['week', 'month', 'quarter', 'older'], { stacked: true }),
  },
  DwellTime: {
    id: idOf(12),
    title: 'Dwell time',
    description: 'How long freight stayed in each warehouse before it left.',
    group: 'Operations',
    permission: 'Warehouse.View',
    parameters: [period('When it left'), customer],
    columns: [
      text('warehouse', 'Warehouse'),
      count('items', 'Items'),
      column('number')('average', 'Average hours'),
      column('number')('median', 'Median hours'),
      column('number')('longest', 'Longest hours'),
      count('here', 'Still here'),
    ],
    chart: bars('warehouse', ['average', 'median']),
  },
};

export const reports: readonly ReportDefinition[] = reportNames.map((name) => ({
  name,
  ...byName[name],
}));

/** By what calls name a report. */
export const reportIdOf = (name: ReportName): string => byName[name].id;

export const reportById = (id: string): ReportDefinition | undefined =>
  reports.find((report) => report.id === id.toLowerCase());

/** The reports that somebody may run: staff those of what they see, customers none. */
export const reportsFor = (who: {
  readonly isCustomer: boolean;
  readonly may: (permission: Permission) => boolean;
}): readonly ReportDefinition[] =>
  who.isCustomer ? [] : reports.filter(({ permission }) => who.may(permission));
