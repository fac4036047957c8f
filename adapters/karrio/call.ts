import type { z } from 'zod';
import { CarrierFailure, CarrierSilent, type CarrierRequest } from '../carrier.ts';
import { Refusal } from './schemas.ts';

type RequestOptions = readonly [method: 'GET' | 'POST', path: string, body?: unknown];

/**
 * Returns whether an error may be temporary: too many requests, and faults of the server itself.
 */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/**
 * Sends a request to the account's Karrio server. Statuses follow its documentation: 400 for
 * requests it cannot parse, 424 for refusals of the carrier behind it.
 * @throws {CarrierFailure} with the server's message; {CarrierSilent} if it fails
 */
export async function callKarrio<T>(
  { account, call }: CarrierRequest,
  [method, path, body]: RequestOptions,
  shape: z.ZodType<T>,
): Promise<T> {
  const address = (account.attributes['address'] ?? '').replace(/\/+$/, '');
  const headers = { authorization: `Token ${account.attributes['apiKey'] ?? ''}` };
  const { status, text } = await call({ method, url: `${address}${path}`, headers, body });
  if (isPassing(status)) throw new CarrierSilent(`Karrio has trouble: it answered ${status}.`);
  if (status === 401 || status === 403) throw new CarrierFailure('Karrio rejected the API key.');
  const response = jsonOf(text);
  if (status < 200 || status > 299) throw new CarrierFailure(wordsOf(response, status));
  const read = shape.safeParse(response);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join('.');
  throw new CarrierFailure(`What answered is not Karrio as we know it: ${where || 'no object'}.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the messages of a refusal, with the fields they are about. */
function wordsOf(response: unknown, status: number): string {
  const { errors = [], messages = [] } = Refusal.safeParse(response).data ?? {};
  const message = [...errors, ...messages].map(({ message, carrier_name, details }) => {
    const who = carrier_name ? `${carrier_name}: ` : '';
    return `${who}${message || JSON.stringify(details ?? '')}`;
  });
  const words = [...new Set(message)].filter((one) => one !== '""').join(' ');
  return (words || `Karrio answered ${status}.`).slice(0, 500);
}
