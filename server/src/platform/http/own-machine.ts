import type { FastifyRequest } from 'fastify';

/**
 * True if a request came from and to this machine without passing a proxy. Proxies on the same
 * machine share its address, so their forwarding headers count, trusted or not. Some proxies send
 * nothing but the requested host, so that is checked as well.
 */
export const isOfOwnMachine = ({ ip, headers }: FastifyRequest): boolean =>
  ownAddresses.has(ip) &&
  ownName.test(headers.host ?? '') &&
  !proxyHeaders.some((name) => headers[name] !== undefined);

const ownAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const ownName = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
