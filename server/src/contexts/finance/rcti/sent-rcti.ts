import type { TenantDb } from '#platform/db/database.ts';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { rctiById } from './lists.ts';
import { rctiFile } from './print-rcti.ts';

/** The values of the e-mail with an RCTI. */
export type SentRcti = {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly sentTo: string;
  readonly amount: Minor;
  readonly dueDate: LocalDate;
  readonly fileName: string;
};

/** Returns a sent RCTI; undefined if it does not exist or was not sent. */
export async function sentRcti(db: TenantDb, id: number): Promise<SentRcti | undefined> {
  const row = await rctiById(db, id);
  if (row === undefined || row.sent_to === null) return undefined;
  return {
    id,
    number: row.number,
    name: row.supplier.name,
    sentTo: row.sent_to,
    amount: row.amount_minor,
    dueDate: row.due_date,
    fileName: rctiFile(row.number),
  };
}
