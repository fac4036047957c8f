import {
  createUpdatePushToken,
  deletePushTokenByUser,
  getNotifications,
  getPushConfiguration,
  getPushTokenByUser,
  sendTestNotification,
} from '@waybill/contract/messaging/endpoints';
import { useClient } from '#client/client-context.tsx';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useSendTestNotification = () =>
  useEndpointMutation(sendTestNotification, { refreshes: [getNotifications] });

export const usePushConfiguration = () =>
  useEndpointQuery(getPushConfiguration, {}, { forever: true });

/** Returns the requests for this device's push token, which are made outside rendering. */
export function usePushCalls() {
  const { call } = useClient();
  return {
    publicKey: async () => (await call(getPushConfiguration, {})).publickey,
    stored: async (userGuid: string) =>
      (await call(getPushTokenByUser, { id: userGuid, isactive: true })).pushtokens,
    keep: (notificationdevicetoken: string, isactive: boolean) =>
      call(createUpdatePushToken, { notificationdevicetoken, isactive }),
    deleteAll: (userGuid: string) => call(deletePushTokenByUser, { userid: userGuid }),
  };
}
