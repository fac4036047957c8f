import {
  createOrUpdateReportSchedule,
  deleteReportSchedule,
  endReportSubscription,
  getReportSubscription,
  getReportReaders,
  getReportSchedules,
} from '@waybill/contract/reports/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useSchedules = () => useEndpointQuery(getReportSchedules, {});

export const useReaders = (reportId: string) => useEndpointQuery(getReportReaders, { reportId });

export const useSaveSchedule = () =>
  useEndpointMutation(createOrUpdateReportSchedule, { refreshes: [getReportSchedules] });

export const useDeleteSchedule = () =>
  useEndpointMutation(deleteReportSchedule, { refreshes: [getReportSchedules] });

/** The subscription of a recipient without an account. */
export const useSubscription = (recipientToken: string) =>
  useEndpointQuery(getReportSubscription, { recipientToken });

export const useEndSubscription = () =>
  useEndpointMutation(endReportSubscription, { refreshes: [getReportSubscription] });
