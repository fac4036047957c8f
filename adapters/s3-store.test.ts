import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Store } from './s3-store.ts';

/** A store that speaks as much S3 as we ask of it, and checks each signature by Amazon's rules. */
const objects = new Map<string, Buffer>();
const secret = 'se/cr+et';
let server: Server;
let address = '';

beforeAll(async () => {
  server = createServer((request, reply) => void answer(request, reply));
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

async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const body = Buffer.concat(await request.toArray());
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
  const key = pathname.replace(/^\/freight\/?/, '');
  if (!isSigned(request)) return void reply.writeHead(403).end();
  if (request.method === 'GET' && key === '') return void reply.end(listing(searchParams));
  if (request.method === 'PUT') objects.set(key, body);
  if (request.method === 'DELETE') objects.delete(key);
  const found = objects.get(key);
  if (request.method === 'GET' && found === undefined) return void reply.writeHead(404).end();
  reply
    .writeHead(request.method === 'DELETE' ? 204 : 200)
    .end(request.method === 'GET' ? found : '');
}

/** Two at a time, so that pages follow each other. */
function listing(asked: URLSearchParams): string {
  const from = Number(asked.get('continuation-token') ?? 0);
  const keys = [...objects.keys()].filter((key) => key.startsWith(asked.get('prefix') ?? ''));
  const rows = keys
    .slice(from, from + 2)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-11-17T22:30:00.000Z</LastModified><Size>1</Size></Contents>`,
    );
  const isMore = from + 2 < keys.length;
  const next = isMore ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
}

const store = (password = secret) =>
  s3Store(`http://key:${encodeURIComponent(password)}@${address}/freight?region=ap-southeast-2`);

it('gives back the bytes that were stored, nothing for what is not there', async () => {
  const key = `7/${randomUUID()}`;
  expect(await store().get(key)).toBeNull();
  const bytes = Buffer.from([0, 1, 2, 255]);
  await store().put(key, bytes);
  expect(await store().get(key)).toEqual(bytes);
  await store().remove(key);
  expect(await store().get(key)).toBeNull();
  await store().remove(key);
});

it('lists what lies there of one tenant, page after page', async () => {
  objects.clear();
  const keys = Array.from({ length: 5 }, () => `7/${randomUUID()}`);
  for (const key of [...keys, `77/${randomUUID()}`]) await store().put(key, Buffer.from('x'));
  const found: unknown[] = [];
  for await (const one of store().keysOf(7)) found.push(one);
  const storedAt = new Date('2026-11-17T22:30:00.000Z');
  expect(found).toEqual(keys.map((key) => ({ key, storedAt })));
});

it('throws where the store refuses, so that no row is written without its bytes', async () => {
  const key = `7/${randomUUID()}`;
  await expect(store('wrong').put(key, Buffer.from('x'))).rejects.toThrow('403');
  await expect(store('wrong').get(key)).rejects.toThrow('403');
});

it('is asked for no key but ours', async () => {
  await expect(store().get('7/../../etc/passwd')).rejects.toThrow('is not a file key');
});
