import type { RecordKind } from '@waybill/contract/shared/record-kinds';

/** How a record is called: by number, by uuid, or by a text such as a token. */
export type Name = { readonly number?: number; readonly guid?: string; readonly text?: string };

/** Whoever books without an account, in every tenant. */
export const isleGuest = 'guest@isle.example';

/** A type of records that every tenant designs. */
export const isleType = 'isle-note';

export type Records = Readonly<Record<RecordKind, Name>>;
