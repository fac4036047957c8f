import { sentence } from '@waybill/contract/sentence';
import { type Endpoint } from '@waybill/contract/endpoint';
import { notValid, type Complaint } from '@waybill/contract/problem';
import { speakPlainly } from '@waybill/contract/shape-complaints';
import { z } from 'zod';
import { refuseUnstorable } from './unstorable-text.ts';
import { fromTexts, inSpellingOf } from './spelling.ts';

type Parts = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Whether the body has to be searched for the NUL character. */
  readonly mayHoldUnstorable: boolean;
};

speakPlainly();

const compiled = new WeakMap<z.core.$ZodType, z.ZodType>();

/**
 * Returns the compiled schema, compiled on first use: compiling all of them at start would take a
 * second.
 */
export function compiledOf(schema: z.core.$ZodType): z.ZodType {
  let known = compiled.get(schema);
  if (known === undefined) {
    known = z.compile(schema as z.ZodType) as unknown as z.ZodType;
    compiled.set(schema, known);
  }
  return known;
}

/**
 * Reads the caller's input in the schema's spelling and types: query, body and path merged; the
 * body overrides the query, the path overrides both.
 * @throws {Problem} NotValid, naming every invalid member.
 */
export function readInput(
  endpoint: Endpoint,
  { params, query, body, mayHoldUnstorable }: Parts,
): unknown {
  const schema = endpoint.input;
  const fromBody = isRecord(body) ? (inSpellingOf(schema, body) as Record<string, unknown>) : {};
  if (mayHoldUnstorable) refuseUnstorable(fromBody, memberName);
  if (isEmpty(query) && isEmpty(params)) return parse(schema, fromBody);
  const texts = inSpellingOf(schema, { ...query, ...params }) as Record<string, unknown>;
  const fromUrl = fromTexts(schema, texts) as Record<string, unknown>;
  refuseUnstorable(fromUrl, memberName);
  return parse(schema, { ...fromUrl, ...fromBody, ...pick(fromUrl, Object.keys(params)) });
}

/** @throws {Problem} NotValid, naming every invalid member. */
export function parse(schema: z.core.$ZodType, value: unknown): unknown {
  const result = compiledOf(schema).safeParse(value);
  if (result.success) return result.data;
  throw notValid(...result.error.issues.flatMap(complaints));
}

function complaints(issue: z.core.$ZodIssue): Complaint[] {
  const path = memberName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      message: sentence('{field} is not known', { field: key }),
      members: [path === '' ? key : `${path}.${key}`],
    }));
  }
  if (issue.code === 'invalid_union') {
    // For a union of an object and a list, report the faults of the variant of the same type.
    const meant = issue.errors.filter((faults) => faults.every((each) => each.path.length > 0));
    const [faults] = meant;
    if (faults !== undefined && meant.length === 1) return within(issue.path, faults);
  }
  // The key of a record, such as a currency: report what is wrong with it.
  if (issue.code === 'invalid_key') return within(issue.path, issue.issues);
  return [{ message: issue.message, members: [path === '' ? 'body' : path] }];
}

const within = (path: readonly PropertyKey[], faults: readonly z.core.$ZodIssue[]): Complaint[] =>
  faults.flatMap((each) =>
    complaints({ ...each, path: [...path, ...each.path] } as z.core.$ZodIssue),
  );

/** Formats a path as `items[0].weight.value` (decisions X-24). */
export function memberName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? String(step) : `${text}.${String(step)}`;
  }, '');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isEmpty(record: object): boolean {
  for (const _ in record) return false;
  return true;
}

function pick(from: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.filter((k) => k in from).map((k) => [k, from[k]]));
}
