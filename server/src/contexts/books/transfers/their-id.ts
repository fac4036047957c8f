import { BooksRefusal } from '@waybill/adapters/accounting';
import { sentence } from '@waybill/contract/sentence';
import type { TransferRow } from './sql/transfers.ts';

/** @throws {BooksRefusal} where the program does not have the record yet */
export function theirIdOf(transfer: TransferRow | undefined, name: string): string {
  const theirId = transfer?.their_id ?? null;
  if (theirId !== null) return theirId;
  const number = transfer?.number ?? name;
  throw new BooksRefusal(sentence('{number} is not in the accounting software yet.', { number }));
}
