import { envelopeOf } from '@waybill/contract/envelope';
import type { Endpoint } from '@waybill/contract/endpoint';
import { z } from 'zod';
import { checkInputs, type Inputs, issuesOf } from './check-inputs.ts';
import { ResponseShapeError } from './errors.ts';

/**
 * Returns the arguments of a call as its shape reads them.
 * @throws {RequestShapeError} if they have another shape.
 */
export const inputsOf = async (endpoint: Endpoint, args: unknown): Promise<Inputs> =>
  checkInputs(endpoint.input, args);

/**
 * Returns the result in a response's body, in the contract's shape.
 * @throws {ResponseShapeError} if it has another shape; the issues are logged.
 */
export function resultOf(endpoint: Endpoint, body: unknown): unknown {
  if (endpoint.response === 'text' || endpoint.response === 'bare') {
    return check(endpoint, endpoint.output, body);
  }
  return (check(endpoint, envelopeFor(endpoint), body) as { readonly result: unknown }).result;
}

function check(endpoint: Endpoint, shape: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.safeParse(shape, value);
  if (parsed.success) return parsed.data;
  const issues = issuesOf(parsed.error);
  console.error('The answer has another shape', endpoint.method, endpoint.path, issues);
  throw new ResponseShapeError(issues);
}

const envelopes = new WeakMap<Endpoint, z.core.$ZodType>();

function envelopeFor(endpoint: Endpoint): z.core.$ZodType {
  const known = envelopes.get(endpoint);
  if (known) return known;
  const envelope = envelopeOf(endpoint.output);
  envelopes.set(endpoint, envelope);
  return envelope;
}
