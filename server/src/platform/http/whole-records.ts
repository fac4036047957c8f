import type { Endpoint } from '@waybill/contract/endpoint';
import { generalProblems, Problem } from '@waybill/contract/problem';
import type { Handler, HandlerCall } from '../context.ts';
import { lockFor } from '../db/advisory-lock.ts';
import type { WritingMode } from '../db/scope.ts';
import { parse } from './input.ts';
import { changedSince, namesWithin, recordOf } from './revision.ts';

type Call = HandlerCall<Endpoint>;

/**
 * Prevents a save of a whole record from undoing changes that its author has not seen: saves of one
 * record are serialised, and if the input contains the revision that was read, the record is read
 * again and compared. Call it before the handler, in its transaction.
 * @throws {Problem} ChangedMeanwhile, naming what changed.
 */
export async function mustBeUnchanged(
  endpoint: Endpoint,
  handlers: ReadonlyMap<Endpoint, Handler>,
  call: Call,
): Promise<void> {
  const { replaces } = endpoint;
  const input = call.input as never;
  const args = replaces?.argsOf(input) ?? null;
  if (replaces === undefined || args === null) return;
  const which = replaces.which?.(input) ?? {};
  lockFor(call.db, `save ${replaces.read.path} ${JSON.stringify([args, which])}`);
  const { revision } = call.input as { readonly revision?: string };
  if (revision === undefined) return;
  const response = await readAgain(replaces.read, handlers, { ...call, input: args });
  const record = recordOf(replaces.read, response, { which, member: replaces.member });
  if (record === undefined) return;
  const changed = changedSince(revision, record, namesWithin(endpoint.input));
  if (changed.length > 0) throw changedMeanwhile(changed);
}

/**
 * Returns the isolation of a write. A save that compares with a revision is serialisable: if any
 * other call changes the record between the comparison and the save, such as one that deactivates
 * it, PostgreSQL refuses the save, and it is compared again.
 */
export const isolationOf = ({ replaces }: Endpoint, input: unknown): WritingMode =>
  replaces !== undefined && (input as { readonly revision?: string }).revision !== undefined
    ? 'serializable'
    : 'read write';

const changedMeanwhile = (members: readonly string[]): Problem =>
  new Problem(generalProblems.ChangedMeanwhile, {
    details: `Changed meanwhile: ${members.join(', ')}`,
    validationErrors: [{ message: generalProblems.ChangedMeanwhile.message, members }],
  });

/**
 * Reads the current record; undefined if it no longer exists, which the save itself will report.
 */
async function readAgain(
  read: Endpoint,
  handlers: ReadonlyMap<Endpoint, Handler>,
  call: Call,
): Promise<unknown> {
  try {
    const response = await handlers.get(read)?.handle?.({
      ...call,
      input: parse(read.input, call.input),
    });
    return parse(read.output, response);
  } catch (error) {
    if (error instanceof Problem && error.definition.status === 404) return undefined;
    throw error;
  }
}

/** Returns the input of a save without the revision, which is not part of the record. */
export function withoutRevision(endpoint: Endpoint, call: Call): Call {
  if (endpoint.replaces === undefined) return call;
  const { revision: _, ...input } = call.input as Readonly<Record<string, unknown>>;
  return { ...call, input };
}
