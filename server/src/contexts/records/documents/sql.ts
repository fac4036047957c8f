import { sql } from 'kysely';
import type { DocumentedEntity, DocumentType } from '@waybill/contract/records/documents/rights';
import type { TenantDb } from '#platform/db/database.ts';
import { assetPurpose } from '#platform/files/assets.ts';
import { documentPurpose } from './purpose.ts';

export type DocumentRow = {
  readonly id: number;
  readonly document_id: string;
  readonly entity_type: DocumentedEntity;
  readonly entity_ref: string;
  readonly customer_id: number | null;
  readonly document_type: DocumentType;
  readonly is_shared: boolean;
  readonly by_customer: boolean;
  readonly created_by: number | null;
  readonly created_at: Date;
  readonly file_name: string;
  readonly file_type: string;
  readonly size_bytes: number;
};

const selected = sql<DocumentRow>`
  select d.id, d.document_id, d.entity_type, d.entity_ref, d.customer_id, d.document_type,
    d.is_shared, d.by_customer, d.created_by, d.created_at, f.file_name, f.file_type, f.size_bytes
  from records.document d
  join platform.stored_file f on f.tenant_id = d.tenant_id and f.id = d.document_id
`;

/** Returns the documents of a record that are visible to the caller, newest first. */
export const documentsOf = (
  db: TenantDb,
  entity: DocumentedEntity,
  ref: string,
): Promise<DocumentRow[]> =>
  db.many(sql<DocumentRow>`
    ${selected} where d.entity_type = ${entity} and d.entity_ref = ${ref} order by d.id desc
  `);

/** Returns the images among the documents of records with UUIDs, newest first. */
export const picturesOf = (
  db: TenantDb,
  entity: DocumentedEntity,
  refs: readonly string[],
): Promise<Pick<DocumentRow, 'entity_ref' | 'document_id'>[]> =>
  db.many(sql<Pick<DocumentRow, 'entity_ref' | 'document_id'>>`
    select d.entity_ref, d.document_id
    from records.document d
    join platform.stored_file f on f.tenant_id = d.tenant_id and f.id = d.document_id
    where d.entity_type = ${entity} and d.entity_ref = any (${refs}::text[])
      and f.file_type like 'image/%'
    order by d.id desc
  `);

export const document = (db: TenantDb, id: number): Promise<DocumentRow | undefined> =>
  db.maybeOne(sql<DocumentRow>`${selected} where d.id = ${id}`);

export const documentOfFile = (db: TenantDb, file: string): Promise<DocumentRow | undefined> =>
  db.maybeOne(sql<DocumentRow>`${selected} where d.document_id = ${file}`);

/** Turns a pending upload into a document; returns the number of files changed. */
export const adoptUpload = (
  db: TenantDb,
  file: string,
  customerId: number | null,
): Promise<number> =>
  db.run(sql`
    update platform.stored_file set purpose = ${documentPurpose}, customer_id = ${customerId}
    where id = ${file}::uuid and purpose = ${assetPurpose}
      and (customer_id is null or platform.sees_customer(customer_id))
  `);

export type NewDocument = Omit<DocumentRow, 'id' | 'file_name' | 'file_type' | 'size_bytes'>;

export async function addDocument(db: TenantDb, d: NewDocument): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into records.document (
      tenant_id, document_id, entity_type, entity_ref, customer_id, document_type, is_shared,
      by_customer, created_by, created_at
    ) values (
      ${db.scope.tenantId}, ${d.document_id}, ${d.entity_type}, ${d.entity_ref}, ${d.customer_id},
      ${d.document_type}, ${d.is_shared}, ${d.by_customer}, ${d.created_by}, ${d.created_at}
    ) returning id
  `);
  return id;
}

/** Deletes a document; returns 0 if another caller deleted it first. */
export const removeDocument = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from records.document where id = ${id}`);

/** Deletes the documents of a record; returns their files. */
export const removeDocumentsOf = async (
  db: TenantDb,
  entity: DocumentedEntity,
  ref: string,
): Promise<readonly string[]> => {
  const rows = await db.many(sql<{ document_id: string }>`
    select document_id from records.document
    where entity_type = ${entity} and entity_ref = ${ref}
  `);
  await db.run(sql`
    delete from records.document where entity_type = ${entity} and entity_ref = ${ref}
  `);
  return rows.map(({ document_id }) => document_id);
};

/**
 * Moves a record's documents to the customer that now owns the record. If the record now belongs to
 * no customer, only staff can see them.
 */
export const moveDocuments = async (
  db: TenantDb,
  { entity, ref }: { readonly entity: DocumentedEntity; readonly ref: number | string },
  customerId: number | null,
): Promise<void> => {
  await db.run(sql`
    update records.document set customer_id = ${customerId},
      is_shared = is_shared and ${customerId !== null},
      by_customer = by_customer and ${customerId !== null}
    where entity_type = ${entity} and entity_ref = ${String(ref)}
  `);
};
