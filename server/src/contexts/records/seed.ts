import type { DocumentedEntity, DocumentType } from '@waybill/contract/records/documents';
import { storeFile } from '#platform/files/tickets.ts';
import { closePaper, openPaper } from '#platform/papers/page.ts';
import { sql } from 'kysely';
import type { Seeding } from '../../town/seed.ts';
import { documentPurpose } from './documents.ts';
import { addDocument } from './sql/documents.ts';

type Hung = {
  readonly entity: DocumentedEntity;
  readonly ref: string;
  readonly customerId: number | null;
};
type Told = {
  readonly type: DocumentType;
  readonly title: string;
  readonly lines: readonly string[];
  readonly isShared?: boolean;
  /** The user name of who sent it. */
  readonly by: string;
  readonly daysAgo: number;
};

/** The papers a business keeps: an agreement, a proof of insurance, a driver's licence. */
export async function seedRecords(seeding: Seeding): Promise<void> {
  if (seeding.tenant.key !== 'acme' || seeding.files === null) return;
  const { customer, driver } = await seeding.db.one(sql<{ customer: number; driver: string }>`
    select c.id as customer, (select d.id from fleet_public.search_card d limit 1) as driver
    from customers_public.customer_card c where c.company_name = 'Cedar & Co'
  `);
  const cedar: Hung = { entity: 'Customer', ref: String(customer), customerId: customer };
  const ravi: Hung = { entity: 'Driver', ref: driver, customerId: null };
  for (const paper of ofCedar) await hang(seeding, cedar, paper);
  for (const paper of ofRavi) await hang(seeding, ravi, paper);
}

const ofCedar: readonly Told[] = [
  {
    type: 'Contract',
    title: 'Freight agreement 2026',
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

const ofRavi: readonly Told[] = [
  {
    type: 'Licence',
    title: 'Heavy rigid licence',
    lines: ['Ravi Patel', 'Class HR, expires 31 March 2028'],
    by: 'ada',
    daysAgo: 60,
  },
];

async function hang(seeding: Seeding, { entity, ref, customerId }: Hung, told: Told) {
  const { db, files, people, now } = seeding;
  if (files === null) return;
  const at = new Date(now.getTime() - told.daysAgo * 86_400_000);
  const file = {
    fileName: `${told.title}.pdf`,
    fileType: 'application/pdf',
    bytes: await paperOf(told, at),
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
    document_type: told.type,
    is_shared: told.isShared ?? false,
    by_customer: false,
    created_by: people.get(told.by) ?? null,
    created_at: at,
  });
}

function paperOf({ title, lines }: Told, drawnAt: Date): Promise<Buffer> {
  const paper = openPaper({ width: 595, height: 842, title, drawnAt });
  paper.addPage().font('semibold').fontSize(18).text(title, 60, 60);
  paper.font('regular').fontSize(11).moveDown();
  for (const line of lines) paper.text(line).moveDown(0.4);
  return closePaper(paper);
}
