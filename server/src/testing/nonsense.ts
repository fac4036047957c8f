import type { Endpoint } from '@waybill/contract/endpoint';
import type { z } from 'zod';
import { unwrap } from '#platform/http/spelling.ts';

export type Nonsense = {
  /** Input in which one member has a wrong type. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly member: string;
};

const wrong: Readonly<Record<string, unknown>> = {
  number: 'many',
  int: 'many',
  boolean: 'perhaps',
  object: 'a thing',
  array: { not: 'a list' },
  enum: 'no such choice',
  string: { not: 'text' },
  record: 'not a map',
};

/**
 * Returns input that the endpoint must refuse, derived from its schema; null if it accepts any
 * text. Members in the query string are texts, so text members cannot be wrong there.
 */
export function nonsenseFor(endpoint: Endpoint): Nonsense | null {
  const shape =
    (endpoint.input._zod.def as { shape?: Record<string, z.core.$ZodType> }).shape ?? {};
  for (const [member, field] of Object.entries(shape)) {
    const kind = unwrap(field)._zod.def.type;
    if (endpoint.path.includes(`{${member}}`) || !(kind in wrong)) continue;
    if (kind === 'string' && (travelsInQuery(endpoint, member) || endpoint.upload !== undefined)) {
      if (isRequired(field)) return { args: {}, member };
      continue;
    }
    return { args: { [member]: wrong[kind] }, member };
  }
  return null;
}

function travelsInQuery(endpoint: Endpoint, member: string): boolean {
  const isBodiless = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  return isBodiless ? !endpoint.inBody.includes(member) : endpoint.inQuery.includes(member);
}

const isRequired = (field: z.core.$ZodType): boolean => field._zod.optin !== 'optional';
