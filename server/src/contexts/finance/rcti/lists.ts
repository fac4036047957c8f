import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import type { RctiStatus } from '@waybill/contract/finance/rcti/lifecycle';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import type { Party } from '../invoices/domain/party.ts';
import type { ContractorToWrite } from './sql.ts';

export type ContractorRow = {
  readonly driver_guid: string;
  readonly driver_name: string;
  readonly driver_email: string;
  readonly company_name: string | null;
  readonly details: ContractorToWrite | null;
  readonly charges: number;
  readonly amount_minor: Minor;
};

const contractors: List = {
  fields: {
    driverId: { sql: 'd.id', type: 'uuid' },
    driverName: { sql: 'd.name', type: 'text' },
    name: { sql: 'c.name', type: 'text' },
    abn: { sql: 'c.abn', type: 'text' },
    waitingCharges: { sql: 'coalesce(w.charges, 0)', type: 'integer' },
    waitingAmount: { sql: 'coalesce(w.amount_minor, 0)', type: 'money' },
  },
  searched: ['driverName', 'name', 'abn'],
  sorting: 'driverName asc',
  tieBreak: 'driverId',
};

/** Lists contractors, and other drivers with closed charges. */
export const contractorsPage = (db: TenantDb, query: ListQuery): Promise<RowPage<ContractorRow>> =>
  listPage(db, contractors, {
    query,
    select: sql<ContractorRow>`
      d.id as driver_guid, d.name as driver_name, d.email as driver_email, d.company_name,
      case when c.driver_guid is not null then to_jsonb(c) end as details,
      coalesce(w.charges, 0) as charges, coalesce(w.amount_minor, 0)::bigint as amount_minor
    `,
    from: sql`
      fleet_public.paid_driver d
      left join finance.contractor c on c.tenant_id = d.tenant_id and c.driver_guid = d.id
      left join jobs_public.driver_charges_waiting w
        on w.tenant_id = d.tenant_id and w.driver_guid = d.id
    `,
    where: sql`(d.type <> 'Employee' or w.charges > 0 or c.driver_guid is not null)`,
  });

export type RctiRow = {
  readonly id: number;
  readonly number: string;
  readonly driver_guid: string;
  readonly supplier: Party;
  readonly recipient: Party;
  readonly payment_details: string;
  readonly is_gst_registered: boolean;
  readonly agreed_on: LocalDate;
  readonly invoice_date: LocalDate;
  readonly due_date: LocalDate;
  readonly tax_exclusive_minor: Minor;
  readonly tax_minor: Minor;
  readonly amount_minor: Minor;
  readonly created_at: Date;
  readonly created_by_name: string;
  readonly sent_at: Date | null;
  readonly sent_to: string | null;
  readonly paid_on: LocalDate | null;
  readonly payment_reference: string | null;
  readonly paid_by_name: string | null;
  readonly voided_at: Date | null;
  readonly voided_by_name: string | null;
  readonly void_note: string | null;
  readonly status: RctiStatus;
};

const rctis: List = {
  fields: {
    id: { sql: 'r.id', type: 'bigint' },
    rctiNumber: { sql: 'r.number', type: 'text' },
    driverId: { sql: 'r.driver_guid', type: 'uuid' },
    supplierName: { sql: "(r.supplier ->> 'name')", type: 'text' },
    status: { sql: 'r.status', type: 'text' },
    invoiceDate: { sql: 'r.invoice_date', type: 'date' },
    dueDate: { sql: 'r.due_date', type: 'date' },
    taxExclusiveAmount: { sql: 'r.tax_exclusive_minor', type: 'money' },
    tax: { sql: 'r.tax_minor', type: 'money' },
    amount: { sql: 'r.amount_minor', type: 'money' },
    creationTime: { sql: 'r.created_at', type: 'timestamptz' },
  },
  searched: ['rctiNumber', 'supplierName'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

const columns = sql<RctiRow>`
  r.id, r.number, r.driver_guid, r.supplier, r.recipient, r.payment_details, r.is_gst_registered,
  r.agreed_on, r.invoice_date, r.due_date, r.tax_exclusive_minor, r.tax_minor, r.amount_minor,
  r.created_at, r.created_by_name, r.sent_at, r.sent_to, r.paid_on, r.payment_reference,
  r.paid_by_name, r.voided_at, r.voided_by_name, r.void_note, r.status
`;

export const rctisPage = (db: TenantDb, query: ListQuery): Promise<RowPage<RctiRow>> =>
  listPage(db, rctis, { query, select: columns, from: sql`finance.rcti r`, where: sql`true` });

export const rctiById = (db: TenantDb, id: number): Promise<RctiRow | undefined> =>
  db.maybeOne(sql<RctiRow>`select ${columns} from finance.rcti r where r.id = ${id}`);

export type RctiLineRow = {
  readonly id: number;
  readonly job_id: string;
  readonly job_number: string;
  readonly service: string;
  readonly description: string;
  readonly supplied_on: LocalDate;
  readonly tax_exclusive_minor: Minor;
  readonly tax_minor: Minor;
  readonly amount_minor: Minor;
};

export const linesOfRcti = (db: TenantDb, id: number): Promise<RctiLineRow[]> =>
  db.many(sql<RctiLineRow>`
    select id, job_id, job_number, service, description, supplied_on, tax_exclusive_minor,
           tax_minor, amount_minor
    from finance.rcti_line where rcti_id = ${id} order by supplied_on, job_number, id
  `);
