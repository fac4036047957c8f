import { notValid } from '@waybill/contract/problem';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * False if the body has no escape of a character that cannot be stored, so no search is needed.
     */
    mayHoldUnstorable: boolean;
    /** The JSON body as sent, on routes of foreign protocols, which sign it; otherwise empty. */
    sentText: string;
  }
}

/**
 * Parses JSON with Fastify's parser, and records on the request whether it may contain text that
 * the database refuses. A body without the names that the parser searches for skips its search.
 */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.decorateRequest('mayHoldUnstorable', true);
  server.decorateRequest('sentText', '');
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, text: string, done) => {
      if (request.routeOptions.config.storesText === true) request.sentText = text;
      const isEscaped = text.includes('\\u');
      request.mayHoldUnstorable = isEscaped && /\\u(0000|[dD][89abAB])/.test(text);
      const value =
        isEscaped || poisons.some((name) => text.includes(name)) ? undefined : read(text);
      if (value === undefined) void parse(request, text, done);
      else done(null, value);
    },
  );
}

/** Names that change an object's prototype rather than set a member. */
const poisons = ['__proto__', 'constructor'] as const;

/** Undefined for invalid JSON: the default parser then reports the error. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Refuses texts and member names that PostgreSQL cannot store: the NUL character, and an unpaired
 * surrogate, which is not valid in UTF-8.
 * @throws {Problem} NotValid
 */
export function refuseUnstorable(
  value: unknown,
  nameOf: (path: readonly PropertyKey[]) => string,
): void {
  const fault = faultIn(value);
  if (fault === null) return;
  throw notValid({ message: fault.message, members: [nameOf(fault.path) || 'body'] });
}

type Fault = { readonly path: readonly PropertyKey[]; readonly message: string };

function faultOf(text: string): string | null {
  if (text.includes('\0')) return "The text can't contain the NUL character";
  return text.isWellFormed() ? null : 'The text contains an incomplete character';
}

/** Returns null if everything can be stored. */
function faultIn(value: unknown): Fault | null {
  if (typeof value === 'string') {
    const message = faultOf(value);
    return message === null ? null : { path: [], message };
  }
  if (typeof value !== 'object' || value === null) return null;
  const list = Array.isArray(value);
  for (const key in value) {
    const message = list ? null : faultOf(key);
    if (message !== null) return { path: [key.replaceAll('\0', '').toWellFormed()], message };
    const inner = faultIn((value as Readonly<Record<string, unknown>>)[key]);
    if (inner !== null) return { ...inner, path: [list ? Number(key) : key, ...inner.path] };
  }
  return null;
}
