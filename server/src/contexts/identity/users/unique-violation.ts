import { type Message } from '@waybill/contract/sentence';
import { notValidField } from '@waybill/contract/problem';
import { brokenConstraint, brokenUnique } from '#platform/db/failures.ts';

/** The member of a field that must be unique, and the message when it is not. */
export type UniqueRules = Readonly<
  Record<string, { readonly member: string; readonly message: Message }>
>;

/** Awaits a write and reports a violated index or key at its member. */
export async function refuseDuplicate<T>(write: Promise<T>, uniqueFields: UniqueRules): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const known = uniqueFields[brokenUnique(error) ?? brokenConstraint(error) ?? ''];
    throw known === undefined ? error : notValidField(known.member, known.message);
  }
}
