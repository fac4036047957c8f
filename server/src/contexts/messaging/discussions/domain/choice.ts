import { wordsOf } from '@waybill/contract/customers/customers/choices';

/** A name of the wire with the words people read. */
export const choiceOf = (name: string) => ({ name, displayName: wordsOf(name) });
