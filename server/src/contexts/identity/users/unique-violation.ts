import { type Message } from '@waybill/contract/sentence';
import { notValidField } from '@waybill/contract/problem';
import { brokenConstraint, brokenUnique } from '#platform/db/failures.ts';

/** Where a text that must be the only one stands, and what is said when it is not. */
export type UniqueRules = Readonly<
  Record<string, { readonly member: string; readonly message: Message }>
>;

/** Waits for a write; the index or key it breaks is refused at the member named for it. */
export async function refuseDuplicate<T>(write: Promise<T>, uniqueFields: UniqueRules): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const known = uniqueFields[brokenUnique(error) ?? brokenConstraint(error) ?? ''];
    throw known === undefined ? error : notValidField(known.member, known.message);
  }
}
