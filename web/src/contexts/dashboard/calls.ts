import {
  getListedBookings,
  getBookingsSummary,
  getBookingStatusCount,
} from '@waybill/contract/booking/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { getCarrierAccounts } from '@waybill/contract/carriers/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import { getFinanceStatement, getInvoices } from '@waybill/contract/finance/endpoints';
import { reportIdOf } from '@waybill/contract/reports/reports/catalogue';
import { getDashboardCharts, previewReport } from '@waybill/contract/reports/endpoints';
import { getUnallocatedJobs } from '@waybill/contract/jobs/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

export const useStatusCounts = (enabled: boolean) =>
  useEndpointQuery(getBookingStatusCount, {}, { enabled });

export const useBookings = (input: ArgsOf<typeof getListedBookings>, enabled: boolean) =>
  useEndpointQuery(getListedBookings, input, { enabled });

export const useSummary = (filter: string, enabled: boolean) =>
  useEndpointQuery(getBookingsSummary, { filter }, { enabled });

export const useOverdueInvoices = (enabled: boolean) =>
  useEndpointQuery(
    getInvoices,
    { filter: "status eq 'Overdue'", sorting: 'dueDate asc', maxResultCount: 3 },
    { enabled },
  );

export const useUnallocatedJobs = (enabled: boolean) =>
  useEndpointQuery(getUnallocatedJobs, { sorting: 'deadline asc', maxResultCount: 3 }, { enabled });

/** Queries a customer's own balance; staff would have to specify a customer. */
export const useOwnStatement = (enabled: boolean) =>
  useEndpointQuery(getFinanceStatement, {}, { enabled });

const chartsFresh_ms = 5 * 60_000;

/** Queries charts over weeks: they may be some minutes old. */
export const useCharts = () =>
  useEndpointQuery(getDashboardCharts, {}, { freshFor: chartsFresh_ms, onReturn: false });

export const useHasCustomers = (enabled: boolean) =>
  useEndpointQuery(getCustomers, { maxResultCount: 1 }, { enabled });

export const useHasCarriers = (enabled: boolean) =>
  useEndpointQuery(getCarrierAccounts, { maxResultCount: 1 }, { enabled });

/** Queries the number of bookings of each of the last fourteen days, by outcome. */
export const useBookingsPerDay = () =>
  useEndpointQuery(
    previewReport,
    {
      reportId: reportIdOf('BookingsByPeriod'),
      parameters: { Period: 'Last14Days', By: 'Day' },
    },
    { freshFor: 60_000 },
  );
