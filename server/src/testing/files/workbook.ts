import { writeXlsxStream } from 'hucre/xlsx';

/** The rows as the first sheet of an Excel workbook. */
export async function workbook(
  rows: readonly (readonly (string | number | Date)[])[],
): Promise<Buffer> {
  const stream = writeXlsxStream(
    rows.map((row) => [...row]),
    { name: 'List' },
  );
  return Buffer.from(await new Response(stream).arrayBuffer());
}
