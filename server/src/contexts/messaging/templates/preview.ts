import {
  samples,
  type TemplateName,
  type TextToPreview,
} from '@waybill/contract/messaging/templates/shapes';
import { bookingCard } from '#contexts/booking/public.ts';
import { speechOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { plainText, writtenEmail, writtenPlainly } from './domain/render.ts';
import { valuesOf } from '../notifications/rules/booking.ts';
import { newestComments } from '../notifications/rules/discussion.ts';
import { valuesOfInvoice } from '../notifications/rules/finance.ts';
import { senderOf } from '../emails/sender.ts';
import { newestBooking, newestInvoice } from '../discussions/sql/cards.ts';
import { complainOfUnknown, insistOnCustomer } from './fields.ts';
import { cleanHtml } from './clean-html.ts';

export type Preview = {
  readonly subject: string;
  readonly body: string;
  readonly text: string;
  /** The record that provides the values; null for samples. */
  readonly record: string | null;
};

/**
 * Returns a text as its readers would see it, with the values of the newest record of its type.
 * @throws {Problem} NotValid for an unknown placeholder of its type; CustomerNotFound
 */
export async function previewOf(
  db: TenantDb,
  services: Pick<Services, 'originOf'>,
  query: TextToPreview,
): Promise<Preview> {
  complainOfUnknown(query);
  if (query.customerid) await insistOnCustomer(db, query.customerid);
  const { type, templatecontent: content, templatesubjecttitle: subject } = query;
  const { name } = await senderOf(db, services);
  const { record, values } = await fillingOf(db, services, query);
  const all = { ...samples, ...values, TenantName: name };
  if (type.channel === 'Email') {
    const email = writtenEmail({ subject, content: cleanHtml(content) }, all);
    return { subject: email.subject, body: email.html, text: plainText(email.html), record };
  }
  const plain = writtenPlainly({ subject, content }, all);
  return { subject: plain.subject, body: plain.content, text: plain.content, record };
}

type Filling = {
  readonly record: string | null;
  readonly values: Readonly<Record<string, string>>;
};

const ofBookings: readonly TemplateName[] = [
  'BookingConfirmation',
  'PickupRequested',
  'StatusUpdate',
  'Delivered',
];
const ofInvoices: readonly TemplateName[] = ['InvoiceIssued', 'PaymentReminder', 'StatementReady'];

async function fillingOf(
  db: TenantDb,
  services: Pick<Services, 'originOf'>,
  { type: { name }, customerid: customerId = null }: TextToPreview,
): Promise<Filling> {
  const samplesAlone = { record: null, values: {} };
  const language = (await speechOf(db)).languageFor(undefined);
  if (ofBookings.includes(name)) {
    const newest = await newestBooking(db, { isDelivered: name === 'Delivered', customerId });
    const card = newest && (await bookingCard(db, newest.id));
    if (card === undefined) return samplesAlone;
    const values = (await valuesOf(db, services, card))(language);
    return { record: values['ConsignmentId'] ?? null, values };
  }
  if (ofInvoices.includes(name)) {
    const card = await newestInvoice(db, customerId);
    if (card === undefined) return samplesAlone;
    const values = (await valuesOfInvoice(db, services, card))(language);
    return { record: card.number, values };
  }
  if (name === 'Discussion') {
    const message = await newestComments(db, services, customerId);
    return message === undefined ? samplesAlone : { record: message.Topic, values: message };
  }
  return samplesAlone;
}
