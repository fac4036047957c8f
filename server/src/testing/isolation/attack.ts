import { randomBytes, randomUUID } from 'node:crypto';
import type { Caller, TestCallOptions, Reply } from '#testing/test-app.ts';
import { type CallWithIds, type IdMember, inputNaming } from './id-members.ts';
import type { Records } from './records.ts';

export type AttackOutcome = {
  /** The response if one member names the victim's record. */
  readonly hit: Reply;
  /** True if it differs from the response for a record that does not exist. */
  readonly reveals: boolean;
  readonly miss: Reply;
};

const aFile: TestCallOptions = {
  file: { name: 'a.csv', type: 'text/csv', bytes: Buffer.from('code\r\nX\r\n') },
};

/** Sends the caller's own records, and in one member another owner's record. */
export async function attack(
  call: CallWithIds,
  { path, form, kind }: IdMember,
  by: { readonly caller: Caller; readonly own: Records; readonly theirs: Records },
): Promise<AttackOutcome> {
  const theirs = by.theirs[kind][form];
  if (theirs === undefined) throw new Error(`A ${kind} is not called by ${form}`);
  const nobodys = noSuch(theirs);
  const options = call.endpoint.upload === undefined ? {} : aFile;
  const send = (value: number | string): Promise<Reply> =>
    by.caller.send(call.endpoint, inputNaming(call, by.own, { path, value }), options);
  const hit = await send(theirs);
  const miss = await send(nobodys);
  const expected = bare(miss).replaceAll(String(nobodys), String(theirs));
  return { hit, miss, reveals: hit.status !== miss.status || bare(hit) !== expected };
}

/** Returns an unused id of the same format. */
function noSuch(like: number | string): number | string {
  if (typeof like === 'number') return 987_654_321;
  if (/^\d+$/.test(like)) return '987654321';
  return like.length === 36 ? randomUUID() : randomBytes(32).toString('base64url');
}

/** Returns the text without the ids, numbers and tokens that differ in each response. */
const bare = ({ body }: Reply): string =>
  body
    .replaceAll(
      /"(id|scaneventid|batchId|fileToken|resourceToken|importToken)":("[^"]*"|\d+)/g,
      '"$1":#',
    )
    .replaceAll(/"[A-Z]{2,3}\d{6,}[^"]*"|"(ISLE-|J)\d+"/g, '#')
    .replaceAll(/"[\w-]{43}"/g, '#');
