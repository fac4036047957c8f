/** Every page queries the inbox: a separate module prevents loading other endpoints with it. */
import {
  getNotifications,
  markNotificationsRead,
} from '@waybill/contract/messaging/notifications/endpoints';
import { useEndpointQuery, useEndpointMutation } from '#client/queries.ts';
import { useAtRest } from '#client/use-at-rest.ts';

/** The number of notifications that every page queries. */
export const inboxStep = 20;

/** Queries the newest notifications; polled every minute in case no live event arrives. */
export const useInbox = (maxResultCount = inboxStep) =>
  useEndpointQuery(
    getNotifications,
    { maxResultCount },
    { enabled: useAtRest(), every: 60_000, freshFor: 5_000, keepPrevious: true },
  );

export const useMarkRead = () =>
  useEndpointMutation(markNotificationsRead, { refreshes: [getNotifications] });
