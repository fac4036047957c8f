/** Every page asks for the inbox: its calls stand apart, so that no other comes with them. */
import {
  getNotifications,
  markNotificationsRead,
} from '@waybill/contract/messaging/notifications/endpoints';
import { useEndpointQuery, useEndpointMutation } from '#client/queries.ts';
import { useAtRest } from '#client/use-at-rest.ts';

/** So much of the inbox is asked for by every page. */
export const inboxStep = 20;

/** The newest of what one was notified of; asked again each minute where no notice arrives. */
export const useInbox = (maxResultCount = inboxStep) =>
  useEndpointQuery(
    getNotifications,
    { maxResultCount },
    { enabled: useAtRest(), every: 60_000, freshFor: 5_000, keepPrevious: true },
  );

export const useMarkRead = () =>
  useEndpointMutation(markNotificationsRead, { refreshes: [getNotifications] });
