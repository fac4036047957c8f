import type { z } from 'zod';
import { RoadsSilent } from './roads.ts';

const timeout_ms = 20_000;

type RoadRequest<T> = {
  readonly shape: z.ZodType<T>;
  readonly signal: AbortSignal;
  readonly body?: unknown;
};

/** Sends a request to the operator's own road server. @throws RoadsSilent */
export async function roadRequest<T>(
  url: URL,
  { shape, signal, body }: RoadRequest<T>,
): Promise<T> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', 'user-agent': 'Waybill' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return shape.parse(await response.json());
  } catch (cause) {
    throw new RoadsSilent(cause);
  }
}

/** Returns an address below that of the server, whether or not the latter ends with a slash. */
export const roadUrl = (server: string, path: string): URL =>
  new URL(path, server.endsWith('/') ? server : `${server}/`);
