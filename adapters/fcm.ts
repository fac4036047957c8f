import { createPrivateKey, sign } from 'node:crypto';
import { type Delivery, type PushMessage, type PushService, webPushPrefix } from './push.ts';

/** A service account of a Firebase project, in the JSON format of Google's console. */
export type FirebaseAccount = {
  readonly project_id: string;
  readonly client_email: string;
  readonly private_key: string;
};

type FcmParts = {
  readonly account: FirebaseAccount;
  readonly clock: () => Date;
  readonly fetch?: typeof fetch;
  /** Google's address, unless a test server replaces it. */
  readonly tokenUrl?: string;
  readonly sendUrl?: string;
};

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
/** Access tokens are valid for an hour; ours is renewed before that. */
const renewAfter_ms = 50 * 60_000;

/**
 * Sends through Firebase Cloud Messaging, HTTP v1
 * (https://firebase.google.com/docs/cloud-messaging/send/v1-api), for tokens of apps and pages that
 * register with Firebase themselves.
 */
export function fcmService(parts: FcmParts): PushService {
  const { account, fetch: send = fetch } = parts;
  const sendUrl =
    parts.sendUrl ?? `https://fcm.googleapis.com/v1/projects/${account.project_id}/messages:send`;
  const access = accessTokens(parts);
  return {
    publicKey: null,
    async send(token, message, signal) {
      const reply = await send(sendUrl, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await access(signal)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(bodyOf(token, message)),
        signal,
      });
      const text = await reply.text();
      if (reply.ok) return 'Sent';
      if (isGone(reply.status, text)) return 'Gone';
      throw new Error(`Firebase answered ${reply.status}`);
    },
  };
}

const bodyOf = (token: string, { title, body, data }: PushMessage) => ({
  message: {
    token,
    notification: { title, body: data['discussionTopic'] ?? body },
    data,
    ...(data['discussionid'] === undefined
      ? {}
      : {
          webpush: { fcm_options: { link: `/communication/discussion/${data['discussionid']}` } },
        }),
  },
});

const isGone = (status: number, text: string): boolean =>
  status === 404 || (status === 400 && /INVALID_ARGUMENT/.test(text) && /token/i.test(text));

/** Exchanges a signed assertion for an access token (RFC 7523), once an hour. */
function accessTokens({ account, clock, fetch: send = fetch, tokenUrl }: FcmParts) {
  const audience = tokenUrl ?? 'https://oauth2.googleapis.com/token';
  let held: { readonly token: string; readonly until_ms: number } | null = null;
  return async (signal: AbortSignal): Promise<string> => {
    const now_ms = clock().getTime();
    if (held !== null && held.until_ms > now_ms) return held.token;
    const reply = await send(audience, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertionOf(account, audience, now_ms),
      }),
      signal,
    });
    if (!reply.ok) throw new Error(`Google answered ${reply.status} to the service account`);
    const { access_token } = (await reply.json()) as { access_token: string };
    held = { token: access_token, until_ms: now_ms + renewAfter_ms };
    return access_token;
  };
}

function assertionOf(account: FirebaseAccount, aud: string, now_ms: number): string {
  const iat = Math.floor(now_ms / 1000);
  const claims = { iss: account.client_email, scope, aud, iat, exp: iat + 3600 };
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(text), createPrivateKey(account.private_key));
  return `${text}.${signature.toString('base64url')}`;
}

/** Uses web push for browser tokens, and Firebase for all others if an account is configured. */
export const eitherPush = (web: PushService, firebase: PushService | null): PushService => ({
  publicKey: web.publicKey,
  send(token, message, signal): Promise<Delivery> {
    if (token.startsWith(webPushPrefix)) return web.send(token, message, signal);
    return firebase === null ? Promise.resolve('NotSent') : firebase.send(token, message, signal);
  },
});
