import { notValid } from '@waybill/contract/problem';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** False where the body's text does not spell the character NUL: it need not be walked through. */
    mayHoldNul: boolean;
  }
}

/**
 * Reads JSON as ever, and notes on the request where it cannot hold the character NUL. A text that
 * spells none of what the usual reader looks for is parsed without its search, a pass over every body.
 */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.decorateRequest('mayHoldNul', true);
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, text: string, done) => {
      const isEscaped = text.includes('\\u');
      request.mayHoldNul = isEscaped && text.includes('\\u0000');
      const value =
        isEscaped || poisons.some((name) => text.includes(name)) ? undefined : read(text);
      if (value === undefined) void parse(request, text, done);
      else done(null, value);
    },
  );
}

/** Names that change an object's kind rather than fill it. */
const poisons = ['__proto__', 'constructor'] as const;

/** Undefined for what is no JSON: the usual reader says what is wrong. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Refuses texts and names of members with the character NUL, which the database does not keep.
 * @throws {Problem} NotValid
 */
export function refuseNul(value: unknown, nameOf: (path: readonly PropertyKey[]) => string): void {
  const path = pathOfNul(value);
  if (path === null) return;
  const message = 'A text cannot contain the character NUL';
  throw notValid({ message, members: [nameOf(path) || 'body'] });
}

/** Null where there is none. */
function pathOfNul(value: unknown): readonly PropertyKey[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  const list = Array.isArray(value);
  for (const key in value) {
    if (!list && key.includes('\0')) return [key.replaceAll('\0', '')];
    const inner = pathOfNul((value as Readonly<Record<string, unknown>>)[key]);
    if (inner !== null) return [list ? Number(key) : key, ...inner];
  }
  return null;
}
