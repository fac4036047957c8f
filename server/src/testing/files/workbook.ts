import { writeXlsxStream } from 'hucre/xlsx';

/** Returns an Excel workbook with the rows in its first sheet. */
export async function workbook(
  rows: readonly (readonly (string | number | Date)[])[],
): Promise<Buffer> {
  const stream = writeXlsxStream(
    rows.map((row) => [...row]),
    { name: 'List' },
  );
  return Buffer.from(await new Response(stream).arrayBuffer());
}
