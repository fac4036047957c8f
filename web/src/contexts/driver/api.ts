/**
 * The requests of the driver's app: a small client without the contract's validation, which
 * distinguishes kinds of failure.
 */
import { earlyOr } from '#client/early-responses.ts';
import { isTransient, type Outcome } from '#client/outbox/send.ts';
import { authorizationOf, currentSession, forgetSession, type DriverSession } from './session.ts';

const usualTimeout_ms = 30_000;
/** The slowest line on which photos still arrive, 40 kbit/s. */
const slowest_bytesPerMs = 5;
/** What the first screen shows was requested before the app's own code had arrived. */
const send = earlyOr((address, init) => fetch(address, init));

type Sent = {
  readonly body?: unknown;
  /** The idempotency key: a repeated request with it returns the same response. */
  readonly key?: string;
  /** How long to wait for a response; the longer, the more is sent, if omitted. */
  readonly timeout_ms?: number;
};

/** Sends a request as the signed-in driver; never throws. */
export async function call<Result>(
  method: 'GET' | 'POST',
  path: `/api/${string}`,
  { body, key, timeout_ms }: Sent = {},
): Promise<Outcome<Result>> {
  const session = await currentSession();
  if (session === 'none') return { kind: 'signIn' };
  if (session === 'unknown') return { kind: 'later' };
  const text = body === undefined ? undefined : JSON.stringify(body);
  const longest_ms = usualTimeout_ms + (text?.length ?? 0) / slowest_bytesPerMs;
  try {
    const response = await send(path, {
      method,
      headers: { ...headersOf(session), ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
      signal: AbortSignal.timeout(timeout_ms ?? longest_ms),
      ...(text === undefined ? {} : { body: text }),
    });
    return await outcomeOf<Result>(response);
  } catch {
    return { kind: 'later' };
  }
}

const headersOf = (session: DriverSession): Readonly<Record<string, string>> => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  ...authorizationOf(session),
});

type Envelope<Result> = {
  readonly result: Result;
  readonly error: { readonly message?: string } | null;
};

async function outcomeOf<Result>(response: Response): Promise<Outcome<Result>> {
  if (response.status === 401) {
    forgetSession();
    return { kind: 'signIn' };
  }
  if (isTransient(response.status)) return { kind: 'later' };
  const envelope = (await response.json()) as Envelope<Result>;
  if (response.ok) return { kind: 'done', result: envelope.result };
  return { kind: 'refused', message: envelope.error?.message ?? `${response.status}` };
}
