import type { z } from 'zod';
import { hash } from 'node:crypto';
import type { Endpoint } from '@waybill/contract/endpoint';
import { Revision } from '@waybill/contract/revision';

type Members = Readonly<Record<string, unknown>>;

/** The characters of a member's name and of its value: 24 bits each. */
const memberLength = 4;
const tokenLength = 2 * memberLength;

/**
 * Returns a record's revision: for each member a short digest of its name and one of its value. It
 * therefore shows not only that a record changed but also where, without stored state.
 */
export const revisionOf = (record: Members): string => tokensOf(record).map(textOf).join('');

/**
 * Returns the members that differ between a record and a revision read earlier. A save cannot undo
 * members that it does not contain, so only the `saved` names count; all do if none is in the
 * record.
 */
export function changedSince(
  revision: string,
  record: Members,
  saved: ReadonlySet<string>,
): readonly string[] {
  const read = new Set(revision.match(new RegExp(`.{${tokenLength}}`, 'g')) ?? []);
  const isSaved = ({ member }: Token) => member.split('.').some((name) => saved.has(name));
  const tokens = tokensOf(record);
  const counting = tokens.some(isSaved) ? tokens.filter(isSaved) : tokens;
  return counting.filter((token) => !read.has(textOf(token))).map(({ member }) => member);
}

type Token = { readonly member: string; readonly name: string; readonly value: string };

const textOf = ({ name, value }: Token): string => name + value;

/** Nested objects are included to one level: `address.suburb`. */
const tokensOf = (record: Members): readonly Token[] =>
  Object.entries(record).flatMap(([member, value]) =>
    isObject(value)
      ? Object.entries(value).flatMap(([inner, each]) => tokenOf(`${member}.${inner}`, each))
      : tokenOf(member, value),
  );

function tokenOf(member: string, value: unknown): readonly Token[] {
  if (value === undefined || member === 'revision') return [];
  return [{ member, name: digestOf(member), value: digestOf(JSON.stringify(value)) }];
}

const digestOf = (text: string): string => hash('sha1', text, 'base64url').slice(0, memberLength);

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The location of the revision in a result: in itself, in one of its members, or in each item. */
export type RevisionPlace =
  | { readonly in: 'answer' }
  | { readonly in: 'member' | 'items'; readonly name: string };

const places = new WeakMap<z.core.$ZodType, readonly RevisionPlace[]>();

/** Returns the locations of revisions in a result's schema. */
export function revisionPlacesOf(output: z.core.$ZodType): readonly RevisionPlace[] {
  const known = places.get(output);
  if (known !== undefined) return known;
  const found = findPlaces(output);
  places.set(output, found);
  return found;
}

function findPlaces(output: z.core.$ZodType): readonly RevisionPlace[] {
  if (hasRevision(output)) return [{ in: 'answer' }];
  return Object.entries(shapeOf(output)).flatMap(([name, shape]): readonly RevisionPlace[] => {
    const inner = unwrapped(shape);
    if (hasRevision(inner)) return [{ in: 'member', name }];
    const { element } = inner._zod.def as { readonly element?: z.core.$ZodType };
    const isOfItems = element !== undefined && hasRevision(unwrapped(element));
    return isOfItems ? [{ in: 'items', name }] : [];
  });
}

/** Compares the schema itself, because another member may have the same name. */
const hasRevision = (shape: z.core.$ZodType): boolean => {
  const { revision } = shapeOf(shape);
  return revision !== undefined && unwrapped(revision) === Revision;
};

const shapeOf = (shape: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> =>
  (shape._zod.def as { readonly shape?: Record<string, z.core.$ZodType> }).shape ?? {};

function unwrapped(shape: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = shape._zod.def as { readonly innerType?: z.core.$ZodType };
  return innerType === undefined ? shape : unwrapped(innerType);
}

/** Adds the revision to each record of a result that is saved as a whole. */
export function withRevisions({ output, rowsAreEdited }: Endpoint, result: unknown): unknown {
  if (!isObject(result)) return result;
  return revisionPlacesOf(output).reduce<unknown>((seen, place) => {
    if (place.in === 'answer') return revised(seen);
    const member = result[place.name];
    const isList = Array.isArray(member);
    if (isList && rowsAreEdited !== true) return seen;
    return { ...(seen as Members), [place.name]: isList ? member.map(revised) : revised(member) };
  }, result);
}

const revised = (record: unknown): unknown =>
  isObject(record) ? { ...record, revision: revisionOf(record) } : record;

/** A record of a result: in a member, and of a list the one with these members. */
export type WhichRecord = { readonly which: Members; readonly member?: string | undefined };

/** Returns the record of a result; undefined if there is none. */
export function recordOf(
  { output }: Endpoint,
  result: unknown,
  { which, member: wanted }: WhichRecord,
): Members | undefined {
  const place = revisionPlacesOf(output).find(
    (each) => wanted === undefined || (each.in !== 'answer' && each.name === wanted),
  );
  if (place === undefined || !isObject(result)) return undefined;
  const member = place.in === 'answer' ? result : result[place.name];
  const isIt = (record: unknown) =>
    isObject(record) && Object.entries(which).every(([name, value]) => record[name] === value);
  const record: unknown = Array.isArray(member) ? member.find(isIt) : member;
  return isObject(record) ? record : undefined;
}

const named = new WeakMap<z.core.$ZodType, ReadonlySet<string>>();

/** Returns every name in a schema at any depth. */
export function namesWithin(shape: z.core.$ZodType): ReadonlySet<string> {
  const known = named.get(shape);
  if (known !== undefined) return known;
  const names = new Set(allNames(shape));
  named.set(shape, names);
  return names;
}

function allNames(shape: z.core.$ZodType): readonly string[] {
  const inner = unwrapped(shape);
  const { element } = inner._zod.def as { readonly element?: z.core.$ZodType };
  if (element !== undefined) return allNames(element);
  return Object.entries(shapeOf(inner)).flatMap(([name, each]) => [name, ...allNames(each)]);
}
