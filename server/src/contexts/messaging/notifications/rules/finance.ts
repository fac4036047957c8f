import type { InvoiceEmail } from '@waybill/contract/finance/billing/generation';
import { plainDateText } from '@waybill/kernel/formats';
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
import type { EventCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { senderOf } from '../../emails/sender.ts';
import type { PdfToPrint } from '../../emails/sql.ts';
import { type InvoiceCard, invoiceCard } from '../../discussions/sql/cards.ts';
import { fanOut } from './fan-out.ts';
import type { NotificationContext } from './notification-context.ts';

/** Notifies the customer of an invoice, by e-mail according to the run or else its preference. */
export const handleInvoiceEvent =
  (services: Pick<Services, 'originOf'>) =>
  async ({ event, eventId, db, now }: EventCall<'invoice.issued'>): Promise<void> => {
    const { id, bookingIds } = event.payload;
    const card = await invoiceCard(db, id);
    // A guest who paid while booking has a receipt and owes nothing.
    if (card === undefined || (await isPaidByCard(db, bookingIds))) return;
    const values = await valuesOfInvoice(db, services, card);
    const key = `event-${eventId}`;
    const context = { event: 'InvoiceIssued', key, values, pdf: pdfOf(card) } as const;
    const email = emailFlagsOf(
      await emailOfInvoice(db, id),
      (await customerCard(db, card.customer_id))?.invoiceByEmail ?? true,
    );
    const written = { ...(await toCustomer(db, card, context)), ...email };
    const addresses = await fanOut({ db, now }, services, written);
    if (addresses.length > 0) await noteInvoiceSent(db, { id, addresses, now });
  };

type EmailFlags = Pick<NotificationContext, 'isRequested' | 'isWithoutEmail'>;

/**
 * Returns whether an invoice is e-mailed, by the choice of its run and the customer's preference.
 */
export function emailFlagsOf(choice: InvoiceEmail, isPreferred: boolean): EmailFlags {
  if (choice === 'Always') return { isRequested: true };
  return choice === 'Never' || !isPreferred ? { isWithoutEmail: true } : {};
}

/** E-mails an invoice to its customer at a user's request, regardless of the tenant's rules. */
export const handleSendingEvent =
  (services: Pick<Services, 'originOf'>) =>
  async ({ event, eventId, db, now }: EventCall<'invoice.sendingAsked'>): Promise<void> => {
    const card = await invoiceCard(db, event.payload.id);
    if (card === undefined) return;
    const values = await valuesOfInvoice(db, services, card);
    const key = `event-${eventId}`;
    const context = { event: 'InvoiceIssued', key, values, pdf: pdfOf(card) } as const;
    const toCompany = { ...(await toCustomer(db, card, context)), isRequested: true };
    await fanOut({ db, now }, services, toCompany);
  };

/** Reminds the customer of an invoice that is overdue and still owed. */
export const handleReminderEvent =
  (services: Pick<Services, 'originOf'>) =>
  async ({ event, eventId, db, now }: EventCall<'invoice.reminderDue'>): Promise<void> => {
    const card = await invoiceCard(db, event.payload.id);
    if (card === undefined || card.outstanding_minor <= 0) return;
    const owed = { ...card, amount_minor: card.outstanding_minor };
    const values = await valuesOfInvoice(db, services, owed);
    const key = `event-${eventId}`;
    const context = { event: 'PaymentReminder', key, values, pdf: pdfOf(card) } as const;
    await fanOut({ db, now }, services, await toCustomer(db, card, context));
  };

/** Notifies a customer of a statement. */
export const handleStatementEvent =
  (services: Pick<Services, 'originOf'>) =>
  async ({ event, eventId, db, now }: EventCall<'statement.ready'>): Promise<void> => {
    const { customerId, balanceMinor, date, fromDate } = event.payload;
    const to = localDate(date);
    const from = fromDate === undefined ? startOfMonth(to) : localDate(fromDate);
    const { currency } = await settingsOf(db);
    const { origin } = await senderOf(db, services);
    const customer = await customerCard(db, customerId);
    const values = (language: string) => ({
      CustomerName: customer?.displayName ?? '',
      Amount: formatMoney(minor(balanceMinor), currency, language),
      DueDate: plainDateText(date, 'day', language),
      StatementUrl: `${origin}/finance/statements?from=${from}&to=${to}`,
    });
    const pdf: PdfToPrint = {
      fileName: statementFile(customer?.code ?? '', to),
      print: { pdf: 'Statement', customerId, from, to },
    };
    const context = { event: 'StatementReady', key: `event-${eventId}`, values, pdf } as const;
    await fanOut({ db, now }, services, await toCustomer(db, { customer_id: customerId }, context));
  };

const pdfOf = ({ id, number }: InvoiceCard): PdfToPrint => ({
  fileName: invoiceFile(number ?? String(id)),
  print: { pdf: 'Invoice', id },
});

export async function valuesOfInvoice(
  db: TenantDb,
  services: Pick<Services, 'originOf'>,
  card: InvoiceCard,
): Promise<NotificationContext['values']> {
  const { currency } = await settingsOf(db);
  const { origin } = await senderOf(db, services);
  const customer = await customerCard(db, card.customer_id);
  return (language) => ({
    InvoiceNumber: card.number ?? String(card.id),
    CustomerName: customer?.displayName ?? '',
    Amount: formatMoney(minor(card.amount_minor), currency, language),
    DueDate: card.due_date === null ? '—' : plainDateText(card.due_date, 'day', language),
    InvoiceUrl: `${origin}/finance/invoices/${card.id}`,
  });
}

async function toCustomer(
  db: TenantDb,
  card: Pick<InvoiceCard, 'customer_id'> & Partial<Pick<InvoiceCard, 'id'>>,
  context: Pick<NotificationContext, 'event' | 'key' | 'values' | 'pdf'>,
): Promise<NotificationContext> {
  const customerId = card.customer_id;
  return {
    ...context,
    customerId,
    href: card.id === undefined ? '/finance/statements' : `/finance/invoices/${card.id}`,
    ...(await contactsOfCustomer(db, customerId)),
  };
}

/**
 * Returns the recipients of a customer's invoices and statements: the company, and its users who
 * may see finance.
 */
export async function contactsOfCustomer(
  db: TenantDb,
  customerId: number,
): Promise<Pick<NotificationContext, 'contacts' | 'people'>> {
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
