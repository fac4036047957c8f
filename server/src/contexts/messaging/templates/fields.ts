import { sentence } from '@waybill/contract/sentence';
import { customersProblems } from '@waybill/contract/customers/problems';
import {
  type Template,
  templateFields,
  type TemplateToCreate,
  type TextToPreview,
  unknownPlaceholders,
} from '@waybill/contract/messaging/templates/shapes';
import { found, notValid } from '@waybill/contract/problem';
import { customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { cleanHtml } from './clean-html.ts';
import type { TemplateFields, TemplateRow } from './sql/templates.ts';

/**
 * Returns the columns of a template; the markup of e-mails is sanitised.
 * @throws {Problem} NotValid for an unknown placeholder of its type; CustomerNotFound
 */
export async function fieldsOf(db: TenantDb, query: TemplateToCreate): Promise<TemplateFields> {
  const { type, templatecontent: content, templatesubjecttitle: subject } = query;
  complainOfUnknown(query);
  const customerId = query.customerid ?? null;
  if (customerId !== null) await insistOnCustomer(db, customerId);
  return {
    name: query.templatename,
    content: type.channel === 'Email' ? cleanHtml(content) : content,
    // A subject is a single header line of an e-mail.
    subject: subject.replaceAll(/[\r\n]+/g, ' '),
    customer_id: customerId,
    customer_type: query.customertype ?? null,
    tags: query.tags,
    type: type.name,
    channel: type.channel,
  };
}

/** @throws {Problem} CustomerNotFound */
export async function insistOnCustomer(db: TenantDb, customerId: number): Promise<void> {
  found(await customerCard(db, customerId), customersProblems.CustomerNotFound, { customerId });
}

/** @throws {Problem} NotValid for each unknown placeholder of the text's type */
export function complainOfUnknown(query: TextToPreview): void {
  const { type, templatecontent: content, templatesubjecttitle: subject } = query;
  const complaints = [
    ...complaintsOf('template.templatecontent', unknownPlaceholders(type.name, content)),
    ...complaintsOf('template.templatesubjecttitle', unknownPlaceholders(type.name, subject)),
  ];
  if (complaints.length > 0) throw notValid(...complaints);
}

const complaintsOf = (member: string, unknown: readonly string[]) =>
  unknown.map((field) => ({
    message: sentence('There is no field {key} in this type of template', { key: `{{${field}}}` }),
    members: [member],
  }));

export const toTemplate = (row: TemplateRow): Template => ({
  id: row.id,
  templatename: row.name,
  templatecontent: row.content,
  templatesubjecttitle: row.subject,
  customerid: row.customer_id,
  customertype: row.customer_type,
  tags: row.tags,
  type: { name: row.type, channel: row.channel, fields: [...templateFields[row.type]] },
});
