import { wordsOf } from '@waybill/contract/customers/customers/choices';

/** Returns an API name with its display name. */
export const choiceOf = (name: string) => ({ name, displayName: wordsOf(name) });
