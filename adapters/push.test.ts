import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eitherPush, fcmService } from './fcm.ts';
import { tokenOfSubscription, vapidKeysOf, webPushService } from './push.ts';

type Seen = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };
const seen: Seen[] = [];
let status = 201;
let reply = '';
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    seen.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    const isToken = request.url === '/token';
    response.writeHead(isToken ? 200 : status);
    response.end(isToken ? JSON.stringify({ access_token: 'ya29' }) : reply);
  });
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
beforeEach(() => {
  seen.length = 0;
  status = 201;
  reply = '';
});

const keys = vapidKeysOf('a secret of thirty-two characters');
const curve = createECDH('prime256v1');
const device = {
  p256dh: curve.generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const tokenAt = (endpoint: string) => tokenOfSubscription({ endpoint, keys: device });
const message = {
  title: 'New Discussion Update',
  body: 'You have a new notification.',
  data: { notificationtype: 'CommentCreated', discussionTopic: 'Pallet', discussionid: '7' },
  topic: 'd7',
};
const { signal } = new AbortController();
const own = () => webPushService({ keys, subject: 'mailto:a@b.example', hosts: [origin] });

describe('the VAPID key pair of an installation', () => {
  it('is derived from the installation secret alone', () => {
    expect(vapidKeysOf('a secret of thirty-two characters')).toEqual(keys);
    expect(vapidKeysOf('another secret of thirty-two chars').publicKey).not.toBe(keys.publicKey);
    const sizes = [keys.publicKey, keys.privateKey].map((k) => Buffer.from(k, 'base64url').length);
    expect(sizes).toEqual([65, 32]);
  });
});

describe('a web push message', () => {
  it('arrives encrypted and signed, and replaces earlier messages of its topic', async () => {
    expect(await own().send(tokenAt(`${origin}/push/1`), message, signal)).toBe('Sent');
    const [request] = seen;
    expect(request?.headers).toMatchObject({
      ttl: '86400',
      topic: 'd7',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    });
    expect(request?.headers.authorization).toContain(`k=${keys.publicKey}`);
    expect(request?.body.toString('latin1')).not.toContain('Pallet');
  });

  it.each([404, 410])('reports that the device is gone for status %i', async (code) => {
    status = code;
    expect(await own().send(tokenAt(`${origin}/push/1`), message, signal)).toBe('Gone');
  });

  it.each([400, 403, 413, 429, 500])('is retried after status %i', async (code) => {
    status = code;
    const sending = own().send(tokenAt(`${origin}/push/1`), message, signal);
    await expect(sending).rejects.toThrow(`The push service answered ${code}`);
  });

  it.each([
    'http://127.0.0.1:1/push',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'file:///etc/passwd',
  ])('never requests %s', async (endpoint) => {
    let called = false;
    const service = webPushService({
      keys,
      subject: 'mailto:a@b.example',
      fetch: async () => {
        called = true;
        return new Response(null, { status: 201 });
      },
    });
    expect(await service.send(tokenAt(endpoint), message, signal)).toBe('Gone');
    expect(called).toBe(false);
  });

  it('is sent to the push services that browsers use', async () => {
    const called: string[] = [];
    const service = webPushService({
      keys,
      subject: 'mailto:a@b.example',
      fetch: async (url) => {
        called.push(url as string);
        return new Response(null, { status: 201 });
      },
    });
    const endpoints = ['https://fcm.googleapis.com/fcm/send/1', 'https://a.notify.windows.com/w'];
    for (const endpoint of endpoints) await service.send(tokenAt(endpoint), message, signal);
    expect(called).toEqual(endpoints);
  });

  it.each(['wp:', 'wp:e30', 'wp:bm9uc2Vuc2U'])(
    'treats the malformed token %s as gone',
    async (token) => {
      expect(await own().send(token, message, signal)).toBe('Gone');
    },
  );
});

describe('a Firebase message', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    project_id: 'acme',
    client_email: 'push@acme.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const firebase = () =>
    fcmService({
      account,
      clock: () => new Date('2026-11-17T22:30:00Z'),
      tokenUrl: `${origin}/token`,
      sendUrl: `${origin}/send`,
    });

  it('reuses one access token for many messages', async () => {
    const service = firebase();
    expect(await service.send('a-token', message, signal)).toBe('Sent');
    expect(await service.send('b-token', message, signal)).toBe('Sent');
    expect(seen.map(({ url }) => url)).toEqual(['/token', '/send', '/send']);
    expect(seen[1]?.headers.authorization).toBe('Bearer ya29');
    expect(JSON.parse(String(seen[1]?.body))).toEqual({
      message: {
        token: 'a-token',
        notification: { title: 'New Discussion Update', body: 'Pallet' },
        data: message.data,
        webpush: { fcm_options: { link: '/communication/discussion/7' } },
      },
    });
  });

  it('reports that the device is gone', async () => {
    status = 404;
    reply = '{"error":{"status":"UNREGISTERED"}}';
    expect(await firebase().send('a-token', message, signal)).toBe('Gone');
    status = 503;
    await expect(firebase().send('a-token', message, signal)).rejects.toThrow('503');
  });

  it('is sent for Firebase tokens only, and not when no account is configured', async () => {
    const either = eitherPush(own(), firebase());
    await either.send(tokenAt(`${origin}/push/1`), message, signal);
    await either.send('a-token', message, signal);
    expect(seen.map(({ url }) => url)).toEqual(['/push/1', '/token', '/send']);
    expect(await eitherPush(own(), null).send('a-token', message, signal)).toBe('NotSent');
  });
});
