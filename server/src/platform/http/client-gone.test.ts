import fastify from 'fastify';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientGone } from './client-gone.ts';

const server = fastify();
let origin = '';
let gone: AbortSignal | undefined;
let respond = (): void => undefined;
beforeAll(async () => {
  server.post('/', async (_, reply) => {
    gone = clientGone(reply);
    await new Promise<void>((resolve) => (respond = resolve));
    return 'done';
  });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const post = () => {
  const sent = request(origin, { method: 'POST', headers: { 'content-type': 'application/json' } });
  sent.on('error', () => undefined);
  sent.end('{}');
  return sent;
};

it('is aborted when the client closes the connection before it has the response', async () => {
  gone = undefined;
  const sent = post();
  await expect.poll(() => gone !== undefined).toBe(true);
  expect(gone).toMatchObject({ aborted: false });
  sent.destroy();
  await expect.poll(() => gone?.aborted).toBe(true);
  respond();
});

it('is not aborted when the client gets the response', async () => {
  gone = undefined;
  const sent = post();
  const received = new Promise<number | undefined>((resolve) =>
    sent.on('response', (response) =>
      response.resume().on('close', () => resolve(response.statusCode)),
    ),
  );
  await expect.poll(() => gone !== undefined).toBe(true);
  respond();
  expect(await received).toBe(200);
  expect(gone).toMatchObject({ aborted: false });
});
