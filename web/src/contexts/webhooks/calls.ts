import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  createOrUpdateWebhook,
  deleteWebhook,
  getWebhookDeliveries,
  getWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  sendTestWebhook,
} from '@waybill/contract/webhooks/endpoints';
import { useEndpointQuery, useEndpointMutation } from '#client/queries.ts';

export const useWebhooks = (query: ArgsOf<typeof getWebhooks>) =>
  useEndpointQuery(getWebhooks, query, { keepPrevious: true });
export const useSaveWebhook = () =>
  useEndpointMutation(createOrUpdateWebhook, { refreshes: [getWebhooks] });
export const useRotateSecret = () => useEndpointMutation(rotateWebhookSecret, { refreshes: [] });
export const useDeleteWebhook = () =>
  useEndpointMutation(deleteWebhook, { refreshes: [getWebhooks] });
export const useSendTest = () =>
  useEndpointMutation(sendTestWebhook, { refreshes: [getWebhookDeliveries] });
export const useDeliveries = (query: ArgsOf<typeof getWebhookDeliveries>, every?: number) =>
  useEndpointQuery(getWebhookDeliveries, query, {
    keepPrevious: true,
    ...(every === undefined ? {} : { every }),
  });
export const useReplay = () =>
  useEndpointMutation(replayWebhookDelivery, { refreshes: [getWebhookDeliveries] });
