import type { FastifyReply } from 'fastify';

/**
 * A signal that is aborted when the client closes the connection before it has the response.
 * Fastify's `request.signal` watches the request, which has closed once its body was read.
 */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = (): void => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}
