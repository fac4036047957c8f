import { sentence } from '@waybill/contract/sentence';
import type { InputOf } from '@waybill/contract/endpoint';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import {
  type ColumnsOfFile,
  fittingColumns,
  guessedColumns,
  isTotalHead,
  neededColumns,
} from '@waybill/contract/reconciliation/imports/columns';
import type { importReconciliationCsv } from '@waybill/contract/reconciliation/endpoints';
import { reconciliationProblems as refusals } from '@waybill/contract/reconciliation/problems';
import { fromDecimal, type Minor, minor, toDecimal } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import { publish, enqueue } from '#platform/events.ts';
import { saveFile } from '#platform/files/tickets.ts';
import { addReconciliation, type NewReconciliation, twinOf } from '../reconciliations/sql.ts';
import { type CarrierRow, carriers, rememberColumns } from '../tolerances/sql.ts';
import { upload, type UploadRow } from './sql/uploads.ts';

type Query = InputOf<typeof importReconciliationCsv>;
type ImportCommand = { readonly userName: string; readonly now: Date };

/**
 * Adds an uploaded file as an invoice of the carrier and queues its import. Returns its id.
 * @throws {Problem} UploadNotFound, ReconciliationCarrierNotFound, InvoiceImportedAlready, NotValid
 */
export async function startImport(
  db: TenantDb,
  query: Query,
  command: ImportCommand,
): Promise<number> {
  const file = found(await uploadNamed(db, query.fileName), refusals.UploadNotFound);
  const carrier = found(
    await carrierOf(db, query.carrierCode),
    refusals.ReconciliationCarrierNotFound,
  );
  const columns = columnsOf(query, carrier, file);
  insistTotal(file, columns, query.invoiceTotal);
  const added = {
    carrierCode: carrier.code,
    carrierName: carrier.name,
    invoiceNumber:
      query.invoiceNumber === undefined || query.invoiceNumber === '' ? null : query.invoiceNumber,
    fileId: file.id,
    fileName: file.original_name,
    fileKind: file.kind,
    fileHash: file.hash,
    columns,
    rowCount: file.row_count,
    userName: command.userName,
  };
  const id = await addOnce(db, added, command.now);
  await saveFile(db, file.id);
  await rememberColumns(db, carrier.code, columns);
  await enqueue(db, 'reconciliation.import', { reconciliationId: id });
  publish(db, 'reconciliation.changed', { id });
  return id;
}

function uploadNamed(db: TenantDb, fileName: string): Promise<UploadRow | undefined> {
  const [, id] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(csv|xlsx)$/.exec(fileName) ?? [];
  return id === undefined ? Promise.resolve(undefined) : upload(db, id);
}

async function carrierOf(db: TenantDb, code: string): Promise<CarrierRow | undefined> {
  return (await carriers(db)).find((each) => each.code.toUpperCase() === code.toUpperCase());
}

/**
 * Returns the given columns, otherwise those of the carrier's last file, otherwise by usual names.
 */
function columnsOf(
  { columns: columnNames }: Query,
  carrier: CarrierRow,
  file: UploadRow,
): ColumnsOfFile {
  const known = {
    ...guessedColumns(file.heads),
    ...fittingColumns(carrier.columns ?? {}, file.heads),
  };
  const columns = columnNames === undefined ? known : withoutBlanks(columnNames);
  const { charges = [], ...single } = columns;
  const named = [
    ...Object.entries(single),
    ...charges.map((head, at) => [`charges.${at}`, head] as const),
  ];
  for (const [column, head] of named) {
    if (!file.heads.includes(head)) {
      throw notValidField(
        `columns.${column}`,
        sentence('The file has no column “{column}”', { column: head }),
      );
    }
  }
  const twice = charges.find(
    (head, at) => head === columns.amountExTax || charges.indexOf(head) !== at,
  );
  if (twice !== undefined) {
    throw notValidField('columns.charges', `The column “${twice}” is chosen twice`);
  }
  for (const column of neededColumns) {
    if (columns[column] === undefined) {
      throw notValidField(`columns.${column}`, 'Choose the column');
    }
  }
  return columns;
}

function withoutBlanks({ charges, ...columns }: NonNullable<Query['columns']>): ColumnsOfFile {
  const chosen = Object.fromEntries(
    Object.entries(columns).filter(([, head]) => (head ?? '') !== ''),
  );
  const heads = charges?.filter((head) => head !== '') ?? [];
  return heads.length === 0 ? chosen : { ...chosen, charges: heads };
}

/** Checks that the stated total of the invoice equals the sum of its lines. */
function insistTotal(file: UploadRow, columns: ColumnsOfFile, stated: number | undefined): void {
  if (stated === undefined) return;
  const head = columns.amountExTax ?? '';
  let sum = 0;
  for (const each of [head, ...(isTotalHead(head) ? [] : (columns.charges ?? []))]) {
    const of = file.sums_minor[file.heads.indexOf(each)] ?? null;
    if (of === null) {
      const message = sentence('The column “{column}” contains cells that are not amounts', {
        column: each,
      });
      throw notValidField('columns.amountExTax', message);
    }
    sum += of;
  }
  if (fromDecimal(stated) === sum) return;
  const [lines, invoice] = [selected(minor(sum)), selected(fromDecimal(stated))];
  const message = sentence('The lines add up to {lines}, not {invoice}', { lines, invoice });
  throw notValidField('invoiceTotal', message);
}

const selected = (amount: Minor): string => toDecimal(amount).toFixed(2);

async function addOnce(db: TenantDb, added: NewReconciliation, now: Date): Promise<number> {
  const id = await addReconciliation(db, added, now);
  if (id !== undefined) return id;
  const twin = await twinOf(db, added);
  const who = twin?.created_by_name ?? sentence('Somebody');
  const number = twin?.id ?? '';
  const message =
    twin?.is_same_file === false
      ? sentence('Invoice {invoice} was already imported by {who} as reconciliation {number}.', {
          invoice: added.invoiceNumber ?? '',
          who,
          number,
        })
      : sentence('This file was already imported by {who} as reconciliation {number}.', {
          who,
          number,
        });
  throw new Problem(refusals.InvoiceImportedAlready, { message });
}
