import {
  type ReportDefinition,
  reports,
  type ReportName,
} from '@waybill/contract/reports/reports/catalogue';
import type { Permission } from '@waybill/contract/permission';

/** One chart of the dashboard: a report, its input, and its title there. */
export type DashboardChart = {
  readonly report: ReportDefinition;
  readonly title: string;
  readonly parameters: Readonly<Record<string, unknown>>;
};

type Choice = {
  readonly name: ReportName;
  readonly title: string;
  readonly parameters: DashboardChart['parameters'];
  /** Also shown to customers, over their own records. */
  readonly forCustomers: boolean;
};

const choices: readonly Choice[] = [
  {
    name: 'DeliveryPerformance',
    title: 'Delivered on time, by week',
    parameters: { Period: 'Last90Days', By: 'Week' },
    forCustomers: true,
  },
  {
    name: 'BookingsByPeriod',
    title: 'Bookings by week',
    parameters: { Period: 'Last90Days', By: 'Week' },
    forCustomers: true,
  },
  {
    name: 'RevenueByCustomer',
    title: 'Revenue of the last 30 days',
    parameters: { Period: 'Last30Days' },
    forCustomers: false,
  },
  {
    name: 'AgedReceivables',
    title: 'Receivables by age',
    parameters: {},
    forCustomers: false,
  },
];

/** The charts visible to a user, in display order. */
export const dashboardFor = (who: {
  readonly isCustomer: boolean;
  readonly may: (permission: Permission) => boolean;
}): readonly DashboardChart[] =>
  choices.flatMap(({ name, forCustomers, ...chart }) => {
    const report = reports.find((each) => each.name === name);
    const isTheirs = report !== undefined && who.may(report.permission);
    return isTheirs && (forCustomers || !who.isCustomer) ? [{ ...chart, report }] : [];
  });
