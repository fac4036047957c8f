import type {
  InvoiceIssued,
  InvoiceSendingAsked,
  PaymentReminderDue,
  StatementReady,
} from '@waybill/contract/finance/facts';
import type { InvoiceEmail } from '@waybill/contract/finance/generation';
import { localDate, startOfMonth } from '@waybill/kernel/local-date';
import { formatMoney, minor } from '@waybill/kernel/money';
import { customerCard } from '#contexts/customers/public.ts';
import {
  emailOfInvoice,
  invoiceFile,
  isPaidByCard,
  noteInvoiceSent,
  statementFile,
} from '#contexts/finance/public.ts';
import { peopleHolding } from '#contexts/identity/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { Heard } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { House } from '#platform/house.ts';
import { dateInWords } from '../moment-in.ts';
import { senderOf } from '../sender.ts';
import type { PaperToPrint } from '../outbox/sql.ts';
import { type InvoiceCard, invoiceCard } from '../sql/cards.ts';
import { fanOut } from './fan-out.ts';
import type { Occasion } from './occasion.ts';

/** An invoice is owed: its customer hears of it, by e-mail as the run or else the customer has it. */
export const hearInvoice =
  (house: Pick<House, 'originOf'>) =>
  async ({ fact, factId, db, now }: Heard): Promise<void> => {
    const { id, bookingIds } = fact.payload as InvoiceIssued;
    const card = await invoiceCard(db, id);
    // A guest who paid while booking has a receipt, and owes nothing.
    if (card === undefined || (await isPaidByCard(db, bookingIds))) return;
    const values = await valuesOfInvoice(db, house, card, card.amount_minor);
    const key = `fact-${factId}`;
    const occasion = { event: 'InvoiceIssued', key, values, paper: paperOf(card) } as const;
    const email = emailFlagsOf(
      await emailOfInvoice(db, id),
      (await customerCard(db, card.customer_id))?.invoiceByEmail ?? true,
    );
    const written = { ...(await toCustomer(db, card, occasion)), ...email };
    const addresses = await fanOut(db, house, written, now);
    if (addresses.length > 0) await noteInvoiceSent(db, { id, addresses, now });
  };

type EmailFlags = Pick<Occasion, 'isAskedFor' | 'isWithoutEmail'>;

/** Whether an invoice is e-mailed, by the choice of its run and the preference of its customer. */
export function emailFlagsOf(choice: InvoiceEmail, isPreferred: boolean): EmailFlags {
  if (choice === 'Always') return { isAskedFor: true };
  return choice === 'Never' || !isPreferred ? { isWithoutEmail: true } : {};
}

/** Somebody wants an invoice written to its customer, whatever the tenant tells on its own. */
export const hearSending =
  (house: Pick<House, 'originOf'>) =>
  async ({ fact, factId, db, now }: Heard): Promise<void> => {
    const card = await invoiceCard(db, (fact.payload as InvoiceSendingAsked).id);
    if (card === undefined) return;
    const values = await valuesOfInvoice(db, house, card, card.amount_minor);
    const key = `fact-${factId}`;
    const occasion = { event: 'InvoiceIssued', key, values, paper: paperOf(card) } as const;
    const toCompany = { ...(await toCustomer(db, card, occasion)), isAskedFor: true };
    await fanOut(db, house, toCompany, now);
  };

/** An invoice is overdue and still owed: its customer is reminded. */
export const hearReminder =
  (house: Pick<House, 'originOf'>) =>
  async ({ fact, factId, db, now }: Heard): Promise<void> => {
    const card = await invoiceCard(db, (fact.payload as PaymentReminderDue).id);
    if (card === undefined || card.outstanding_minor <= 0) return;
    const values = await valuesOfInvoice(db, house, card, card.outstanding_minor);
    const key = `fact-${factId}`;
    const occasion = { event: 'PaymentReminder', key, values, paper: paperOf(card) } as const;
    await fanOut(db, house, await toCustomer(db, card, occasion), now);
  };

/** A statement was made for a customer: they hear of it. */
export const hearStatement =
  (house: Pick<House, 'originOf'>) =>
  async ({ fact, factId, db, now }: Heard): Promise<void> => {
    const { customerId, balanceMinor, date, fromDate } = fact.payload as StatementReady;
    const to = localDate(date);
    const from = fromDate === undefined ? startOfMonth(to) : localDate(fromDate);
    const { currency } = await settingsOf(db);
    const { origin } = await senderOf(db, house);
    const customer = await customerCard(db, customerId);
    const values = (language: string) => ({
      CustomerName: customer?.displayName ?? '',
      Amount: formatMoney(minor(balanceMinor), currency, 'en-AU'),
      DueDate: dateInWords(date, language),
      StatementUrl: `${origin}/finance/statements?from=${from}&to=${to}`,
    });
    const paper: PaperToPrint = {
      fileName: statementFile(customer?.code ?? '', to),
      print: { paper: 'Statement', customerId, from, to },
    };
    const occasion = { event: 'StatementReady', key: `fact-${factId}`, values, paper } as const;
    await fanOut(db, house, await toCustomer(db, { customer_id: customerId }, occasion), now);
  };

const paperOf = ({ id, number }: InvoiceCard): PaperToPrint => ({
  fileName: invoiceFile(number ?? String(id)),
  print: { paper: 'Invoice', id },
});

export async function valuesOfInvoice(
  db: TenantDb,
  house: Pick<House, 'originOf'>,
  card: InvoiceCard,
  amount_minor: number,
): Promise<Occasion['values']> {
  const { currency } = await settingsOf(db);
  const { origin } = await senderOf(db, house);
  const customer = await customerCard(db, card.customer_id);
  return (language) => ({
    InvoiceNumber: card.number ?? String(card.id),
    CustomerName: customer?.displayName ?? '',
    Amount: formatMoney(minor(amount_minor), currency, 'en-AU'),
    DueDate: card.due_date === null ? '—' : dateInWords(card.due_date, language),
    InvoiceUrl: `${origin}/finance/invoices/${card.id}`,
  });
}

async function toCustomer(
  db: TenantDb,
  card: Pick<InvoiceCard, 'customer_id'> & Partial<Pick<InvoiceCard, 'id'>>,
  occasion: Pick<Occasion, 'event' | 'key' | 'values' | 'paper'>,
): Promise<Occasion> {
  const customerId = card.customer_id;
  return {
    ...occasion,
    customerId,
    href: card.id === undefined ? '/finance/statements' : `/finance/invoices/${card.id}`,
    ...(await contactsOfCustomer(db, customerId)),
  };
}

/** Whom a customer's invoices and statements are for: the company, and its users who see finance. */
export async function contactsOfCustomer(
  db: TenantDb,
  customerId: number,
): Promise<Pick<Occasion, 'contacts' | 'people'>> {
  const customer = await customerCard(db, customerId);
  const people = await peopleHolding(db, 'Finance.View', customerId);
  return {
    contacts: [
      {
        audience: 'Customer',
        emails: customer?.email ? [customer.email] : [],
        phones: customer?.telephone ? [customer.telephone] : [],
      },
    ],
    people: people.map((person) => ({ ...person, audience: 'CustomerUsers' as const })),
  };
}
