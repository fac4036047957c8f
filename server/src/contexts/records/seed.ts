import type { DocumentedEntity, DocumentType } from '@waybill/contract/records/documents/rights';
import { storeFile } from '#platform/files/tickets.ts';
import { closePdf, openPdf } from '#platform/pdf/page.ts';
import { sql } from 'kysely';
import type { Seeding } from '../../demo/seed.ts';
import { EntityDefinitionToSave } from '@waybill/contract/records/entities/inputs';
import { type OwnType, ownTypes } from './demo/own-types.ts';
import { typeToSave } from './definitions/domain/entity-type.ts';
import { toStored } from './entities/domain/entity-values.ts';
import { newRecord } from './entities/saving.ts';
import { addDefinition } from './definitions/sql.ts';
import { addRecords } from './entities/sql/entity-records.ts';
import { documentPurpose } from './documents/purpose.ts';
import { addDocument } from './documents/sql.ts';

type Hung = {
  readonly entity: DocumentedEntity;
  readonly ref: string;
  readonly customerId: number | null;
};
type SeedDocument = {
  readonly type: DocumentType;
  readonly title: string;
  readonly lines: readonly string[];
  readonly isShared?: boolean;
  /** The uploader's user name. */
  readonly by: string;
  readonly daysAgo: number;
};

/** Seeds records of a typical business: custom types, an agreement, a driver's licence. */
export async function seedRecords(seeding: Seeding): Promise<void> {
  if (seeding.tenant.key !== 'acme') return;
  const { customer, driver } = await seeding.db.one(sql<{ customer: number; driver: string }>`
    select c.id as customer, (select d.id from fleet_public.search_card d limit 1) as driver
    from customers_public.customer_card c where c.company_name = 'Cedar & Co'
  `);
  const cedar: Hung = { entity: 'Customer', ref: String(customer), customerId: customer };
  const ravi: Hung = { entity: 'Driver', ref: driver, customerId: null };
  for (const each of ownTypes) await design(seeding, each);
  await giveToCedar(seeding, customer);
  for (const pdf of ofCedar) await hang(seeding, cedar, pdf);
  for (const pdf of ofRavi) await hang(seeding, ravi, pdf);
}

async function design(
  { db, people, now }: Seeding,
  { type, design: definition, records }: OwnType,
) {
  const saved = typeToSave(EntityDefinitionToSave.parse(definition));
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await addDefinition(db, type, { saved, now: ago(120) });
  const rows = records.map(({ daysAgo, data }) => {
    const at = ago(daysAgo);
    const dated = saved.properties.some(({ key }) => key === 'inspected_on')
      ? { ...data, inspected_on: at.toISOString().slice(0, 10) }
      : data;
    const author = { userId: people.get('kim') ?? null, now: at };
    return newRecord({ name: type, type: saved }, toStored(saved, dated), author);
  });
  await addRecords(db, rows);
}

/** Adds a contact of a single customer, invisible to guests and other customers. */
async function giveToCedar({ db, people, now }: Seeding, customer: number) {
  const contacts = ownTypes.find(({ type }) => type === 'site-contact');
  if (contacts === undefined) return;
  const data = {
    site: 'Cedar & Co warehouse',
    suburb: 'Botany',
    contact: 'Oto Berg',
    phone: '02 5550 9034',
    gate_code: '1088#',
    customer,
  };
  const saved = typeToSave(EntityDefinitionToSave.parse(contacts.design));
  const author = { userId: people.get('kim') ?? null, now };
  await addRecords(db, [newRecord({ name: 'site-contact', type: saved }, data, author)]);
}

const ofCedar: readonly SeedDocument[] = [
  {
    type: 'Contract',
    title: 'Freight agreement',
    lines: ['Acme Freight Pty Ltd and Cedar & Co', 'Payment terms: 14 days from invoice.'],
    isShared: true,
    by: 'lena',
    daysAgo: 120,
  },
  {
    type: 'Other',
    title: 'Credit check',
    lines: ['Cedar & Co: no adverse records.', 'Recommended limit confirmed.'],
    by: 'lena',
    daysAgo: 121,
  },
];

const ofRavi: readonly SeedDocument[] = [
  {
    type: 'Licence',
    title: 'Heavy rigid licence',
    lines: ['Ravi Patel', 'Class HR, expires 31 March 2028'],
    by: 'ada',
    daysAgo: 60,
  },
];

async function hang(seeding: Seeding, { entity, ref, customerId }: Hung, reported: SeedDocument) {
  const { db, files, people, now } = seeding;
  if (files === null) return;
  const at = new Date(now.getTime() - reported.daysAgo * 86_400_000);
  const file = {
    fileName: `${reported.title}.pdf`,
    fileType: 'application/pdf',
    bytes: await pdfOf(reported, at),
    customerId,
    purpose: documentPurpose,
    expiresAt: null,
  };
  const { id } = await storeFile({ db, files, now: at }, file);
  await addDocument(db, {
    document_id: id,
    entity_type: entity,
    entity_ref: ref,
    customer_id: customerId,
    document_type: reported.type,
    is_shared: reported.isShared ?? false,
    by_customer: false,
    created_by: people.get(reported.by) ?? null,
    created_at: at,
  });
}

function pdfOf({ title, lines }: SeedDocument, drawnAt: Date): Promise<Buffer> {
  const pdf = openPdf({ width: 595, height: 842, title, drawnAt });
  pdf.addPage().font('semibold').fontSize(18).text(title, 60, 60);
  pdf.font('regular').fontSize(11).moveDown();
  for (const line of lines) pdf.text(line).moveDown(0.4);
  return closePdf(pdf);
}
