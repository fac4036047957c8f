import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Store } from './s3-store.ts';

/**
 * Starts a server with the subset of S3 that we use, which checks each signature by Amazon's rules.
 */
const objects = new Map<string, Buffer>();
const uploads = new Map<string, Buffer[]>();
const secret = 'se/cr+et';
let server: Server;
let address = '';

beforeAll(async () => {
  server = createServer((request, reply) => void response(request, reply));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const found =
    /Credential=key\/(\d+)\/(\S+)\/s3\/aws4_request, SignedHeaders=(\S+), Signature=(\w+)/.exec(
      headers.authorization ?? '',
    );
  const [, day = '', region = '', signed = '', signature] = found ?? [];
  const { pathname, search } = new URL(url, 'http://x');
  const canonical = [
    method,
    pathname,
    search.slice(1).split('&').toSorted().join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature;
}

async function response(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const body = Buffer.concat(await request.toArray());
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
  const key = pathname.replace(/^\/freight\/?/, '');
  if (!isSigned(request)) return void reply.writeHead(403).end();
  if (request.method === 'GET' && key === '') return void reply.end(listing(searchParams));
  if (isPart(searchParams)) return takePart(request, reply, { key, body, searchParams });
  if (request.method === 'PUT') objects.set(key, body);
  if (request.method === 'DELETE') objects.delete(key);
  const found = objects.get(key);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && found === undefined) return void reply.writeHead(404).end();
  if (request.method === 'HEAD') {
    return void reply.writeHead(200, { 'content-length': found?.length }).end();
  }
  const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
  if (range !== null) {
    return void reply.writeHead(206).end(found?.subarray(Number(range[1]), Number(range[2]) + 1));
  }
  reply
    .writeHead(request.method === 'DELETE' ? 204 : 200)
    .end(request.method === 'GET' ? found : '');
}

const isPart = (request: URLSearchParams) => request.has('uploads') || request.has('uploadId');

type PartCall = {
  readonly key: string;
  readonly body: Buffer;
  readonly searchParams: URLSearchParams;
};

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html */
function takePart(
  { method }: IncomingMessage,
  reply: ServerResponse,
  { key, body, searchParams }: PartCall,
): void {
  const id = searchParams.get('uploadId') ?? '';
  if (searchParams.has('uploads')) {
    uploads.set('one', []);
    const text =
      '<InitiateMultipartUploadResult><UploadId>one</UploadId></InitiateMultipartUploadResult>';
    return void reply.end(`<?xml version="1.0"?>${text}`);
  }
  const parts = uploads.get(id) ?? [];
  if (method === 'PUT') {
    if (body.includes('refused')) return void reply.writeHead(500).end();
    parts[Number(searchParams.get('partNumber')) - 1] = body;
    return void reply.writeHead(200, { etag: '"e"' }).end();
  }
  uploads.delete(id);
  if (method === 'DELETE') return void reply.writeHead(204).end();
  objects.set(key, Buffer.concat(parts));
  reply.end('<CompleteMultipartUploadResult><ETag>"e"</ETag></CompleteMultipartUploadResult>');
}

/** Returns two entries per page, so that there are several pages. */
function listing(request: URLSearchParams): string {
  const from = Number(request.get('continuation-token') ?? 0);
  const keys = [...objects.keys()].filter((key) => key.startsWith(request.get('prefix') ?? ''));
  const rows = keys
    .slice(from, from + 2)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-11-17T22:30:00.000Z</LastModified>` +
        '<Size>1</Size></Contents>',
    );
  const isMore = from + 2 < keys.length;
  const next = isMore ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return (
    '<?xml ' +
    `version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}` +
    `${rows.join('')}</ListBucketResult>`
  );
}

const store = (password = secret) =>
  s3Store(`http://key:${encodeURIComponent(password)}@${address}/freight?region=ap-southeast-2`);

it('returns the stored bytes, and nothing for a missing file', async () => {
  const key = `7/${randomUUID()}`;
  expect(await store().get(key)).toBeNull();
  const bytes = Buffer.from([0, 1, 2, 255]);
  await store().put(key, bytes);
  expect(await store().get(key)).toEqual(bytes);
  await store().remove(key);
  expect(await store().get(key)).toBeNull();
  await store().remove(key);
});

const megabyte = 1024 * 1024;

async function* made(count: number, ...last: readonly string[]): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(megabyte, at);
  for (const text of last) yield Buffer.from(text);
}

it('uploads a long file in parts as it is produced and serves ranges of it', async () => {
  const key = `7/${randomUUID()}`;
  expect(await store().putPieces(key, made(20, 'end'))).toBe(20 * megabyte + 3);
  const opened = await store().open(key);
  expect(opened?.size).toBe(20 * megabyte + 3);
  const pieces: Uint8Array[] = [];
  for await (const piece of opened?.pieces ?? []) pieces.push(piece);
  expect(pieces.length).toBe(3);
  const whole: Uint8Array[] = [];
  for await (const piece of made(20, 'end')) whole.push(piece);
  expect(Buffer.concat(pieces).equals(Buffer.concat(whole))).toBe(true);
  expect(await store().open(`7/${randomUUID()}`)).toBeNull();
});

it('leaves nothing behind when the upload of a long file fails', async () => {
  const key = `7/${randomUUID()}`;
  await expect(store().putPieces(key, made(9, 'refused'))).rejects.toThrow('500');
  expect(await store().get(key)).toBeNull();
  expect(uploads.size).toBe(0);
});

it('lists the files of one tenant page by page', async () => {
  objects.clear();
  const keys = Array.from({ length: 5 }, () => `7/${randomUUID()}`);
  for (const key of [...keys, `77/${randomUUID()}`]) await store().put(key, Buffer.from('x'));
  const found: unknown[] = [];
  for await (const one of store().keysOf(7)) found.push(one);
  const storedAt = new Date('2026-11-17T22:30:00.000Z');
  expect(found).toEqual(keys.map((key) => ({ key, storedAt })));
});

it('throws when the store rejects a write, so that no row is saved without its bytes', async () => {
  const key = `7/${randomUUID()}`;
  await expect(store('wrong').put(key, Buffer.from('x'))).rejects.toThrow('403');
  await expect(store('wrong').get(key)).rejects.toThrow('403');
});

it('accepts only its own file keys', async () => {
  await expect(store().get('7/../../etc/passwd')).rejects.toThrow('is not a file key');
});
