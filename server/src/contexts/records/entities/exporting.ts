import { valueOf } from '@waybill/contract/records/entities/rules';
import { isReference } from '@waybill/contract/records/definitions/field-types';
import { pageSizeMax } from '@waybill/contract/shared/page';
import { uploadTypes } from '@waybill/contract/shared/uploads';
import { type CsvColumn, writeCsv } from '#platform/csv.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { columnsOf, recordHead } from './domain/entity-file.ts';
import { textOf } from './domain/entity-names.ts';
import type { EntityTypeRules } from '../definitions/domain/entity-type.ts';
import { toResponse } from './domain/entity-values.ts';
import { entitiesPage } from './lists.ts';
import type { RecordRow } from './sql/entity-records.ts';
import { codesIn } from './file-names.ts';

/** The maximum number of rows in one file; narrow the filter to export the rest. */
const rowsMax = 10_000;

type Query = {
  readonly type: string;
  readonly filter?: string | undefined;
  readonly sorting?: string | undefined;
};

/** Returns the columns and rows of a type's file, in the format of its import. */
export async function fileOf(db: TenantDb, type: EntityTypeRules, query: Query) {
  const rows = await rowsToExport(db, type, query);
  const codes = await codesIn(
    db,
    type,
    rows.map(({ data }) => data),
  );
  const columns: readonly CsvColumn<RecordRow>[] = [
    { head: recordHead, cell: ({ url }) => url },
    ...columnsOf(type).map(({ head, field }) => ({
      head,
      ...(field.fieldtype === 'money' ? { decimals: 2 } : {}),
      cell: ({ data }: RecordRow) => {
        const value = valueOf(toResponse(type, data), field.key);
        if (typeof value === 'number' && field.fieldtype !== 'customer') return value;
        if (isReference(field.fieldtype)) return codes.get(String(value)) ?? '';
        return textOf(field, value);
      },
    })),
  ];
  return { columns, rows };
}

async function rowsToExport(db: TenantDb, type: EntityTypeRules, query: Query) {
  const found: RecordRow[] = [];
  while (found.length < rowsMax) {
    const page = { ...query, skipCount: found.length, maxResultCount: pageSizeMax };
    const { rows } = await entitiesPage(db, type, page);
    found.push(...rows);
    if (rows.length < pageSizeMax) break;
  }
  return found;
}

type File = Awaited<ReturnType<typeof fileOf>>;

export const csvBytes = ({ columns, rows }: File): Uint8Array =>
  Buffer.from(writeCsv(columns, rows));

/** Writes a workbook with one sheet. */
export async function workbookBytes({ columns, rows }: File, name: string): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: [
      {
        name: name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
        columns: columns.map(({ head }) => ({
          header: head,
          width: Math.max(head.length + 4, 14),
        })),
        rows: [
          columns.map(({ head }) => head),
          ...rows.map((row) => columns.map(({ cell }) => cell(row) ?? null)),
        ],
        freezePane: { rows: 1 },
      },
    ],
  });
}

export const fileTypes = { csv: uploadTypes.csv, xlsx: uploadTypes.xlsx } as const;
