import { createECDH, hkdfSync } from 'node:crypto';
import type { PushSubscription } from 'web-push';

/** The content of a browser notification; at most some 3 KB as JSON. */
export type PushMessage = {
  readonly title: string;
  /** Shown if the data has no topic. */
  readonly body: string;
  readonly data: Readonly<Record<string, string>>;
  /**
   * Messages with one topic replace each other while the device is offline; 32 URL-safe characters.
   */
  readonly topic: string | null;
};

/** Gone: the device has unsubscribed, and its token must be deleted. */
export type Delivery = 'Sent' | 'Gone' | 'NotSent';

/** Sends push messages to devices. */
export type PushService = {
  /**
   * The public half of our key pair, base64url, that browsers subscribe with; null without web
   * push.
   */
  readonly publicKey: string | null;
  /** @throws if the push service did not accept it; it may then be sent again. */
  send(token: string, message: PushMessage, signal: AbortSignal): Promise<Delivery>;
};

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

export const webPushPrefix = 'wp:';

/** Push services used by browsers; any other address in a token is never called. */
export const knownPushHosts: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
];

/** One day: the app itself shows older notifications. */
const timeToLive_s = 86_400;

/**
 * Returns the installation's key pair (RFC 8292), derived from its secret, so that all its servers
 * share it and nothing has to be stored.
 */
export function vapidKeysOf(secret: string): VapidKeys {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  // 16 bytes more than the order has, so that the remainder is uniform (FIPS 186-5, A.4.1).
  const drawn = Buffer.from(hkdfSync('sha256', secret, '', 'waybill web push', 48));
  const scalar = (BigInt(`0x${drawn.toString('hex')}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}

type WebPushParts = {
  readonly keys: VapidKeys;
  /** The sender's contact for the push service: a `mailto:` or `https:` address (RFC 8292 §2.1). */
  readonly subject: string;
  /** Hosts that may be called, `*.` for any subdomain; with scheme and port for our own server. */
  readonly hosts?: readonly string[];
  readonly fetch?: typeof fetch;
};

/** Sends standard Web Push (RFC 8030, 8291, 8292) to the browsers' own push services. */
export function webPushService(parts: WebPushParts): PushService {
  const { keys, subject, hosts = knownPushHosts, fetch: send = fetch } = parts;
  return {
    publicKey: keys.publicKey,
    async send(token, message, signal) {
      const subscription = subscriptionOf(token);
      if (subscription === null || !isKnown(subscription.endpoint, hosts)) return 'Gone';
      // Loaded with the first message, so that it does not slow down the start.
      const { default: webPush } = await import('web-push');
      const details = webPush.generateRequestDetails(
        subscription,
        JSON.stringify({ title: message.title, body: message.body, data: message.data }),
        {
          vapidDetails: { subject, ...keys },
          TTL: timeToLive_s,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
          ...(message.topic === null ? {} : { topic: message.topic }),
        },
      );
      const reply = await send(details.endpoint, {
        method: details.method,
        headers: Object.fromEntries(
          Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: new Uint8Array(details.body ?? []),
        redirect: 'error',
        signal,
      });
      await reply.body?.cancel();
      if (reply.ok) return 'Sent';
      if (reply.status === 404 || reply.status === 410) return 'Gone';
      throw new Error(`The push service answered ${reply.status}`);
    },
  };
}

/** Returns the token that encodes a browser's subscription. */
export const tokenOfSubscription = (subscription: PushSubscription): string =>
  webPushPrefix + Buffer.from(JSON.stringify(subscription)).toString('base64url');

/** Returns the subscription in a token, or null if there is none. */
function subscriptionOf(token: string): PushSubscription | null {
  if (!token.startsWith(webPushPrefix)) return null;
  try {
    const read: unknown = JSON.parse(
      Buffer.from(token.slice(webPushPrefix.length), 'base64url').toString('utf8'),
    );
    return isSubscription(read) ? read : null;
  } catch {
    return null;
  }
}

function isSubscription(value: unknown): value is PushSubscription {
  const { endpoint, keys } = (value ?? {}) as Partial<PushSubscription>;
  if (typeof endpoint !== 'string' || typeof keys !== 'object' || keys === null) return false;
  return isKey(keys.p256dh, 65) && isKey(keys.auth, 16);
}

const isKey = (text: unknown, bytes: number): boolean =>
  typeof text === 'string' && Buffer.from(text, 'base64url').length === bytes;

/**
 * Returns whether an endpoint is a push service: nothing else is called, whatever a token contains
 * (server-side request forgery).
 */
function isKnown(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return hosts.some((host) => {
    if (host.includes('://')) return url.origin === host;
    if (url.protocol !== 'https:' || url.port !== '') return false;
    return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
  });
}
