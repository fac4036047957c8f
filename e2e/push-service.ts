import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';

/** A device as seen by a push service: its address, and the keys that only the device has. */
export type PushDevice = {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** The received messages, decrypted as the browser would. */
  readonly received: readonly string[];
  close(): Promise<void>;
};

/** Fakes a browser's push service on a local port, with the browser's keys. */
export async function pushDevice(port: number): Promise<PushDevice> {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const received: string[] = [];
  const path = `/${randomBytes(8).toString('hex')}`;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      // A device of an earlier run no longer exists.
      if (request.url !== path) return void response.writeHead(410).end();
      received.push(decrypted(Buffer.concat(parts), curve.getPrivateKey(), auth));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}${path}`,
      keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    received,
    close: () => closed(server),
  };
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => void server.close(() => resolve()));

/** Decrypts one record of `aes128gcm` (RFC 8188) with the keys of web push (RFC 8291 §3.4). */
function decrypted(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const theirs = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  const own = curve.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
  const secret = expand(hmac(auth, curve.computeSecret(theirs)), info, 32);
  const seed = hmac(salt, secret);
  const key = expand(seed, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = expand(seed, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The last record ends with 0x02 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest();

const expand = (key: Buffer, info: Buffer, length: number): Buffer =>
  hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length);
