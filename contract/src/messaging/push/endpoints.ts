import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { problems } from '../../problem.ts';
import { Guid, Moment, requiredLine } from '../../shared/fields.ts';
import { workerPath } from './push-worker.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

export const PushToken = entity(
  'PushToken',
  z.object({
    id: Guid,
    /**
     * `wp:` and the base64url of a browser's PushSubscription; without the prefix it is a Firebase
     * Cloud Messaging token.
     */
    notificationdevicetoken: z.string(),
    isactive: z.boolean(),
    userGuid: Guid,
    creationTime: Moment,
  }),
);
export type PushToken = z.output<typeof PushToken>;

export const NotificationMessage = entity(
  'NotificationMessage',
  z.object({
    title: z.string().optional(),
    /** All values are text, as push services require. */
    data: z.object({
      notificationtype: z.string(),
      discussionTopic: z.string().optional(),
      discussionid: z.string().optional(),
      /** The notification's own id, so that a page that already shows it does not repeat it. */
      notificationid: z.string().optional(),
    }),
  }),
);
export type NotificationMessage = z.output<typeof NotificationMessage>;

export const pushProblems = problems({
  PushTokensAreOnesOwn: { status: 404, message: 'We could not find this user.' },
});

export const createUpdatePushToken = endpoint({
  method: 'POST',
  path: '/api/communication/outbound/create-update-push-token',
  access: 'signedIn',
  summary: "Registers the push token of the caller's device, or deactivates it.",
  input: z.object({
    notificationdevicetoken: ownId(requiredLine(4096, 'A token is required')),
    isactive: z.boolean().default(true),
  }),
  output: z.object({ id: Guid }),
});

export const getPushTokenByUser = endpoint({
  path: '/api/communication/outbound/get-push-token-by-user',
  access: 'signedIn',
  summary:
    'Returns the caller’s push tokens, oldest first; those of other users are never returned.',
  input: z.object({ id: guidOf('driver').optional(), isactive: z.boolean().optional() }),
  output: z.object({ pushtokens: z.array(PushToken) }),
});

export const deletePushTokenByUser = endpoint({
  method: 'DELETE',
  path: '/api/communication/outbound/delete-push-token-by-user',
  access: 'signedIn',
  summary: 'Deletes all of the caller’s push tokens.',
  input: z.object({ userid: ownId(Guid) }),
  output: z.null(),
  problems: [pushProblems.PushTokensAreOnesOwn],
});

export const getPushConfiguration = endpoint({
  path: '/api/communication/outbound/get-push-configuration',
  access: 'signedIn',
  summary: 'Returns the configuration that a browser needs to subscribe to push messages.',
  output: z.object({
    /** The public half of our VAPID key pair, base64url; null if push is switched off. */
    publickey: z.string().nullable(),
  }),
});

export const sendTestNotification = endpoint({
  method: 'POST',
  path: '/api/communication/outbound/send-test-notification',
  access: 'signedIn',
  summary: "Sends a test push message to all of the caller's devices.",
  output: z.object({
    /** The number of devices that the message is being sent to. */
    devices: z.number().int(),
  }),
  perMinute: 6,
});

export const pushServiceWorker = endpoint({
  path: workerPath,
  access: 'none',
  summary: 'Returns the service worker that receives push messages while no page is open.',
  output: z.string(),
  response: 'text',
});
