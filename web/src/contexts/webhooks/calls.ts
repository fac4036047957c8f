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
import { useAsk, useSend } from '#client/queries.ts';

export const useWebhooks = (asked: ArgsOf<typeof getWebhooks>) =>
  useAsk(getWebhooks, asked, { keepPrevious: true });
export const useSaveWebhook = () => useSend(createOrUpdateWebhook, { refreshes: [getWebhooks] });
export const useRotateSecret = () => useSend(rotateWebhookSecret, { refreshes: [] });
export const useDeleteWebhook = () => useSend(deleteWebhook, { refreshes: [getWebhooks] });
export const useSendTest = () => useSend(sendTestWebhook, { refreshes: [getWebhookDeliveries] });
export const useDeliveries = (asked: ArgsOf<typeof getWebhookDeliveries>, every?: number) =>
  useAsk(getWebhookDeliveries, asked, {
    keepPrevious: true,
    ...(every === undefined ? {} : { every }),
  });
export const useReplay = () =>
  useSend(replayWebhookDelivery, { refreshes: [getWebhookDeliveries] });
