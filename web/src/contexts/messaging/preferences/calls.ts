import {
  getMessageRules,
  getNotificationPreferences,
  saveMessageRules,
  saveNotificationPreferences,
} from '@waybill/contract/messaging/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const usePreferences = () => useEndpointQuery(getNotificationPreferences, {});

export const useSavePreferences = () =>
  useEndpointMutation(saveNotificationPreferences, { refreshes: [getNotificationPreferences] });

export const useMessageRules = () => useEndpointQuery(getMessageRules, {});

export const useSaveMessageRules = () =>
  useEndpointMutation(saveMessageRules, {
    refreshes: [getMessageRules, getNotificationPreferences],
  });
