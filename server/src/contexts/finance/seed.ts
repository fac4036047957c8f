import { type CustomerCard, customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { addDays, daysBetween, type LocalDate } from '@waybill/kernel/local-date';
import { add, type Minor, minor, percentOf, ZERO } from '@waybill/kernel/money';
import { fromWallTime } from '@waybill/kernel/time';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Seeding } from '../../demo/seed.ts';
import { lockBookingsToBill } from './billing/bookings.ts';
import { seedRctis } from './demo/contractors.ts';
import { buyerOf } from './invoices/buyer.ts';
import { requestCredit } from './credit-notes/credit.ts';
import { approveCredit, rejectCredit } from './credit-notes/decide-credit.ts';
import { billOf, type InvoiceCharge } from './invoices/domain/bill.ts';
import { billingsOf } from './billing/domain/bookings-to-bill.ts';
import { dueDateOf } from './invoices/domain/due-date.ts';
import { billingDayOf, customerToBill, issuePlanned } from './billing/generate.ts';
import { assignFee, saveFee } from './fees/save-fee.ts';
import { type InvoiceToIssue, type IssuedInvoice, issueInvoices } from './invoices/issue.ts';
import { type FinanceSettings, financeSettingsOf } from './ledger/office.ts';
import { recordPayment } from './payments/pay.ts';
import { advise } from './remittances/remittance.ts';
import { addMadeCharge } from './cards/sql/charges.ts';
import { creditableLines } from './credit-notes/sql/credit.ts';
import { accountCustomers } from './invoices/sql/customers.ts';

/** Days before today on which the freight delivered by then was invoiced. */
const periods = [
  { ago_days: 14, batchId: '6f6c1a52-6a0e-4b60-9d43-0f6e5b7a1401' },
  { ago_days: 7, batchId: '6f6c1a52-6a0e-4b60-9d43-0f6e5b7a0702' },
];
const storageMonths_ago_days = [77, 47];
const storers = 6;

type Desk = {
  readonly db: TenantDb;
  readonly settings: FinanceSettings;
  readonly userName: string;
};

/**
 * Seeds the invoices and payments of the demo data: storage of two months and freight of two
 * periods; some paid, some in part, some overdue, and one unallocated payment.
 */
export async function seedFinance({ db, tenant, now, files }: Seeding): Promise<void> {
  const person = tenant.people.find(({ role }) => role === 'Finance');
  const userName = person === undefined ? 'System' : `${person.name} ${person.surname}`;
  const desk = { db, settings: await financeSettingsOf(db, now), userName };
  await setFees(desk);
  const storage = await billStorage(desk);
  const freight = await billFreight(desk);
  await collect(desk, [...storage, ...freight]);
  await publishPayments(desk, freight);
  await giveCredit(desk, freight);
  if (files !== null && tenant.key === 'acme') await seedRctis(desk, now);
}

const rate = (value: number, above = 0, order = 1) => ({
  order,
  basic: 0,
  break: above,
  rate: value,
});

/** The demo fees; one customer has agreed terms. */
const fees = [
  {
    name: 'Invoice administration',
    applyOn: 'Invoice',
    feeType: 'Admin',
    calcMethod: 'Flat',
    isAccumulated: false,
    minimum: null,
    feeRates: [rate(4.5)],
  },
  {
    name: 'Peak season handling',
    applyOn: 'Booking',
    feeType: 'Custom',
    calcMethod: 'PerKg',
    isAccumulated: true,
    minimum: 1.5,
    feeRates: [rate(0.05), rate(0.04, 100, 2), rate(0.03, 500, 3)],
  },
] as const;

async function setFees({ db, settings }: Desk): Promise<void> {
  const now = fromWallTime(settings.today, '09:00', settings.timezone);
  const [customerId] = await accountCustomers(db, 1);
  const effectiveDate = addDays(settings.today, -2);
  const expireDate = addDays(settings.today, 60);
  for (const { feeRates, ...each } of fees) {
    const usual = { invoiceType: 'Booking', isActive: true, isTaxApplicable: true } as const;
    const rates = [...feeRates];
    const fee = { ...usual, ...each, customerTypes: [], feeRates: rates };
    const feeId = await saveFee(db, { id: undefined, fee }, now);
    if (customerId === undefined) continue;
    const { isAccumulated, minimum } = each;
    const agreed = { feeId, customerId, effectiveDate, expireDate, isActive: true };
    await assignFee(db, { ...agreed, isAccumulated, minimum, feeRates: rates });
  }
}

async function billStorage(desk: Desk): Promise<readonly IssuedInvoice[]> {
  const ids = await accountCustomers(desk.db, storers);
  const issued: IssuedInvoice[] = [];
  for (const ago_days of storageMonths_ago_days) {
    const date = addDays(desk.settings.today, -ago_days);
    const invoices: InvoiceToIssue[] = [];
    for (const [at, id] of ids.entries()) {
      const card = await customerCard(desk.db, id);
      if (card !== undefined)
        invoices.push(storageOf(card, { pallets: 3 + ((at * 5) % 11), date }, desk.settings));
    }
    issued.push(...(await issueInvoices(desk.db, invoices, commandOn(desk, date))));
  }
  return issued;
}

type StoredPallets = { readonly pallets: number; readonly date: LocalDate };

function storageOf(
  card: CustomerCard,
  { pallets, date }: StoredPallets,
  settings: FinanceSettings,
) {
  const charge: InvoiceCharge = {
    type: 'Adhoc',
    referenceNo: '',
    description: `Storage of ${pallets} pallets for a month`,
    service: 'Storage',
    suppliedOn: date,
    quantity: pallets,
    bookingId: null,
    amount: minor(pallets * 1850),
    taxed: true,
  };
  return {
    customerId: card.id,
    type: 'Adhoc' as const,
    batchId: null,
    invoiceDate: date,
    dueDate: dueDateOf(date, card.paymentTerms),
    terms_days: card.paymentTerms,
    reference: null,
    note: null,
    description: 'Storage',
    bill: billOf([charge], settings.terms),
    buyer: buyerOf(card),
    seller: settings.seller,
    bookingIds: [],
    adhoc: null,
  };
}

async function billFreight(desk: Desk): Promise<readonly IssuedInvoice[]> {
  const { db, settings } = desk;
  const issued: IssuedInvoice[] = [];
  for (const { ago_days, batchId } of periods) {
    const invoiceDate = addDays(settings.today, -ago_days);
    const delivered = await lockBookingsToBill(db, {}, settings);
    const dueDate = delivered.filter(({ lines }) =>
      lines.every((line) => line.suppliedOn === null || line.suppliedOn <= invoiceDate),
    );
    const byCustomer = Map.groupBy(dueDate, (booking) => booking.customerId);
    const day = await billingDayOf(db, settings, { date: invoiceDate });
    const billings = [];
    for (const [customerId, bookings] of byCustomer) {
      const card = await customerCard(db, customerId);
      if (card === undefined) continue;
      billings.push(
        ...billingsOf(customerToBill(card), { bookings, charges: [], recharges: [] }, day),
      );
    }
    const issuing = { seller: settings.seller, invoiceDate, batchId };
    const command = commandOn(desk, invoiceDate);
    issued.push(...(await issuePlanned(db, billings, { ...issuing, command })));
  }
  return issued;
}

/** Per cent paid of an invoice, by its index. */
const paidShares_percent = [100, 40, 0, 0];

async function collect(desk: Desk, issued: readonly IssuedInvoice[]): Promise<void> {
  for (const [at, invoice] of issued.entries()) {
    const nth = (at + Math.floor(at / storers)) % paidShares_percent.length;
    const amount = percentOf(invoice.bill.total, paidShares_percent[nth] ?? 0);
    const extra = at === 0 ? minor(5000) : ZERO;
    if (amount > 0) await pay(desk, invoice, { amount, extra, at });
  }
}

/** Of unpaid freight: per cent of two invoices that a remittance advice announces, and its note. */
const published = [
  { share_percent: 100, note: 'With the run of Friday' },
  { share_percent: 50, note: 'Half of it now, half next month' },
];

async function publishPayments(desk: Desk, issued: readonly IssuedInvoice[]): Promise<void> {
  const { db, settings } = desk;
  const unpaid = await db.many(sql<{ id: number; customer_id: number; minor: Minor }>`
    select id, customer_id, outstanding_minor as minor from finance.invoice
    where id = any (${issued.map(({ id }) => id)}::bigint[]) and status = 'Issued'
    order by id desc limit ${published.length}
  `);
  for (const [at, { id, customer_id, minor: owed }] of unpaid.entries()) {
    const { share_percent, note } = published[at] ?? { share_percent: 100, note: null };
    const amount = percentOf(owed, share_percent);
    const lines = [{ invoiceId: id, amount, note: null, path: `invoicePayments[${at}]` }];
    const remittance = { customerId: customer_id, paymentDate: settings.today, note, lines };
    await advise(db, remittance, commandOn(desk, addDays(settings.today, -1)));
  }
}

/** The requested credit in per cent of a line, and its final status. */
const requestedCredits = [
  { share_percent: 50, note: 'Two of four cartons arrived wet', end: 'open' },
  { share_percent: 100, note: 'Charged for a tail lift that nobody used', end: 'approved' },
  { share_percent: 20, note: 'It came a day late', end: 'rejected' },
] as const;

async function giveCredit(desk: Desk, issued: readonly IssuedInvoice[]): Promise<void> {
  const { db, settings } = desk;
  const command = commandOn(desk, addDays(settings.today, -1));
  for (const [at, { share_percent, note, end }] of requestedCredits.entries()) {
    const invoice = issued[at * 2];
    const line = invoice && (await creditableLines(db, invoice.id))[0];
    if (invoice === undefined || line === undefined) continue;
    const amount = percentOf(line.amount, share_percent);
    const lines = [{ lineId: line.id, amount, note: null }];
    const { customerId, id: invoiceId } = invoice;
    const { id } = await requestCredit(db, { customerId, invoiceId, amount, note, lines }, command);
    const whole = { approved: undefined, lines: undefined, note: null };
    const today = addDays(settings.today, -1);
    if (end === 'approved') await approveCredit(db, { id, ...whole, today }, command);
    if (end === 'rejected') await rejectCredit(db, { id, note: 'It was in time' }, command);
  }
}

/** Returns a day between a week after the invoice and yesterday. */
function paidOn(invoice: IssuedInvoice, today: LocalDate, at: number): LocalDate {
  const span_days = Math.max(daysBetween(invoice.invoiceDate, today) - 1, 0);
  return addDays(invoice.invoiceDate, Math.min(5 + ((at * 3) % 17), span_days));
}

async function pay(
  desk: Desk,
  invoice: IssuedInvoice,
  { amount, extra, at }: { readonly amount: Minor; readonly extra: Minor; readonly at: number },
): Promise<void> {
  const paymentDate = paidOn(invoice, desk.settings.today, at);
  const { customerId } = invoice;
  const byCard = at % 5 === 2;
  const transactionId = `demo${invoice.id}`;
  const command = commandOn(desk, paymentDate);
  const { id: paymentId } = await recordPayment(
    desk.db,
    {
      customerId,
      paid: add(amount, extra),
      type: byCard ? 'CreditCard' : 'BankTransfer',
      paymentDate,
      reference: '',
      note: extra > 0 ? 'Paid more than was billed; kept as credit.' : null,
      remittanceNumber: null,
      bankReference: byCard ? transactionId : `TRANSFER ${invoice.number}`,
      allocations: [{ invoiceId: invoice.id, amount, path: 'allocatedInvoicePayments[0]' }],
    },
    command,
  );
  if (!byCard) return;
  const charged = { customerId, paymentId, amount: add(amount, extra), transactionId };
  await addMadeCharge(desk.db, { ...charged, ...settledCharge(transactionId) }, command.now);
}

/** A charge of the simulated processor that was settled earlier. */
const settledCharge = (orderId: string) => ({
  bookingId: null,
  orderId,
  nonceHash: createHash('sha256').update(orderId).digest('hex'),
  outcome: 'Settled' as const,
  merchant: 'simulator',
  authorizationCode: 'A000000',
  card: { type: 'credit_card', cardType: 'Visa', holder: 'Test Card', lastDigits: '1881' },
  userName: 'Customer',
});

/** Ten in the morning of that day. */
const commandOn = ({ settings, userName }: Desk, date: LocalDate) => ({
  now: fromWallTime(date, '10:00', settings.timezone),
  userName,
});
