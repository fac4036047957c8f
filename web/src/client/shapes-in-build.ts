// The built app has this in place of `shapes.ts` (web/build/without-server-parts.ts).
import type { Endpoint } from '@waybill/contract/endpoint';
import type { Inputs } from './check-inputs.ts';
import { ResponseShapeError } from './errors.ts';

/**
 * Returns the arguments of a call as its shape reads them. Shapes are loaded with the first call
 * that changes something; what a page asks for is written by code, and the server checks all.
 * @throws {RequestShapeError} if they have another shape.
 */
export async function inputsOf(endpoint: Endpoint, args: unknown): Promise<Inputs> {
  const known = endpoint.reads ? null : await shapeOf(endpoint);
  return known === null ? (args as Inputs) : known.checkInputs(known.shape, args);
}

/** Returns null if no connection, or no longer the server, has the shape. */
async function shapeOf({ input, method, path }: Endpoint) {
  const load = input as unknown as () => Promise<Readonly<Record<string, Endpoint>>>;
  try {
    const [declared, { checkInputs }] = await Promise.all([load(), import('./check-inputs.ts')]);
    const own = Object.values(declared).find((one) => one.method === method && one.path === path);
    return own === undefined ? null : { shape: own.input, checkInputs };
  } catch {
    return null;
  }
}

/**
 * Returns the result in a response's body, which the server has checked.
 * @throws {ResponseShapeError} if it is not from the server.
 */
export function resultOf(endpoint: Endpoint, body: unknown): unknown {
  if (endpoint.response === 'text' || endpoint.response === 'bare') return body;
  if (typeof body === 'object' && body !== null && 'result' in body) return body.result;
  const issues = [{ path: '', message: 'no envelope' }];
  console.error('The answer has another shape', endpoint.method, endpoint.path, issues);
  throw new ResponseShapeError(issues);
}
