import type { FastifyRequest } from 'fastify';

/**
 * Whether a request was made on this machine and to it, and came through no proxy. Proxies of the
 * same machine have its address, so what they tell of themselves counts, trusted or not; and as some
 * tell nothing but the host that was asked for, so does that.
 */
export const isOfOwnMachine = ({ ip, headers }: FastifyRequest): boolean =>
  ownAddresses.has(ip) &&
  ownName.test(headers.host ?? '') &&
  !toldByProxies.some((name) => headers[name] !== undefined);

const ownAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const ownName = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

const toldByProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
