import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterEach(() => server.close());

it('sends what is written in one turn by one system call, once it is connected', async () => {
  const received = once(server, 'connection').then(async ([socket]) => once(socket, 'data'));
  const socket = new GatheringSocket();
  socket.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const calls = vi.spyOn(socket, '_writev' as never);

  for (const text of ['begin', 'insert', 'select']) {
    await Promise.resolve();
    socket.write(text);
  }
  const [data] = await received;
  socket.destroy();

  expect(String(data)).toBe('begininsertselect');
  expect(calls).toHaveBeenCalledTimes(1);
});
