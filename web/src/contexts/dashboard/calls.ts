import { useQueries } from '@tanstack/react-query';
import {
  getBookings,
  getBookingsSummary,
  getBookingStatusCount,
} from '@waybill/contract/booking/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { getCarrierAccounts } from '@waybill/contract/carriers/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import { getFinanceStatement, getInvoices } from '@waybill/contract/finance/endpoints';
import { getDashboardCharts } from '@waybill/contract/reports/endpoints';
import { getUnallocatedJobs } from '@waybill/contract/jobs/endpoints';
import { useClient } from '#client/client-context.tsx';
import { keyOf, useAsk } from '#client/queries.ts';

export const useStatusCounts = (enabled: boolean) => useAsk(getBookingStatusCount, {}, { enabled });

export const useBookings = (input: ArgsOf<typeof getBookings>, enabled: boolean) =>
  useAsk(getBookings, input, { enabled });

export const useSummary = (filter: string, enabled: boolean) =>
  useAsk(getBookingsSummary, { filter }, { enabled });

export const useOverdueInvoices = (enabled: boolean) =>
  useAsk(
    getInvoices,
    { filter: "status eq 'Overdue'", sorting: 'dueDate asc', maxResultCount: 3 },
    { enabled },
  );

export const useUnallocatedJobs = (enabled: boolean) =>
  useAsk(getUnallocatedJobs, { sorting: 'deadline asc', maxResultCount: 3 }, { enabled });

/** A customer's own balance; staff would have to say whose. */
export const useOwnStatement = (enabled: boolean) => useAsk(getFinanceStatement, {}, { enabled });

const chartsFresh_ms = 5 * 60_000;

/** Charts over weeks: they may be some minutes old. */
export const useCharts = () =>
  useAsk(getDashboardCharts, {}, { freshFor: chartsFresh_ms, onReturn: false });

export const useHasCustomers = (enabled: boolean) =>
  useAsk(getCustomers, { maxResultCount: 1 }, { enabled });

export const useHasCarriers = (enabled: boolean) =>
  useAsk(getCarrierAccounts, { maxResultCount: 1 }, { enabled });

const earlierDaysFreshMs = 10 * 60_000;

/**
 * How many bookings each day brought, by group of statuses. The last day follows live events; those
 * before are left alone by them, for one event would ask for two weeks.
 */
export function useCountsPerDay(
  days: readonly { day: string; filter: string }[],
  enabled: boolean,
) {
  const { call } = useClient();
  return useQueries({
    queries: days.map(({ day, filter }, at) => ({
      queryKey:
        at === days.length - 1
          ? keyOf(getBookingStatusCount, { filter })
          : (['bookings per day', day, filter] as const),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(getBookingStatusCount, { filter }, { signal }),
      staleTime: earlierDaysFreshMs,
      enabled,
    })),
  });
}
