import type { z } from 'zod';
import { CarrierFailure, type CarrierRequest, CarrierSilent } from '../carrier.ts';
import { headersOf, serverOf } from './attributes.ts';
import { Refusal } from './schemas.ts';

type RequestOptions = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
];

/**
 * One call of the Shipping and Tracking API; null where a shipment is not there.
 * @throws {CarrierFailure} in its own words; {CarrierSilent} where it has trouble or limits us
 */
export async function callAusPost<T>(
  { account, call }: CarrierRequest,
  [method, path, body]: RequestOptions,
  shape: z.ZodType<T>,
): Promise<T | null> {
  const url = `${serverOf(account)}/shipping/v1${path}`;
  const { status, text } = await call({ method, url, headers: headersOf(account), body });
  if (status === 429 || status >= 500) {
    throw new CarrierSilent(`Australia Post has trouble: it answered ${status}.`);
  }
  if (status === 401 || status === 403) {
    throw new CarrierFailure('Australia Post rejected the API key, password or account number.');
  }
  if (status === 404) return null;
  const response = jsonOf(text);
  if (status < 200 || status > 299) throw new CarrierFailure(wordsOf(response, status));
  const read = shape.safeParse(response);
  if (read.success) return read.data;
  const where = read.error.issues[0]?.path.join('.');
  throw new CarrierFailure(
    `What answered is not Australia Post as we know it: ${where || 'no object'}.`,
  );
}

function jsonOf(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function wordsOf(response: unknown, status: number): string {
  const { errors = [] } = Refusal.safeParse(response).data ?? {};
  const words = errors.map(
    ({ message, error_description, name }) => message || error_description || name || '',
  );
  const joined = [...new Set(words)].filter((one) => one !== '').join(' ');
  return (joined || `Australia Post answered ${status}.`).slice(0, 500);
}
