import { adminQuery } from '#platform/db/connection.ts';
import { unNumbers } from './catalogue/un-numbers.ts';

/**
 * Adds the product's own UN numbers as the administrator; rows that are there stay as they are,
 * because somebody may have corrected them.
 */
export async function addUnNumbers(adminUrl: string): Promise<void> {
  const rows = unNumbers().map((row) => ({
    un_number: row.unNumber,
    description: row.description,
    package_group: row.packageGroup,
    category: row.category,
    subsidiary: row.subsidiary,
    source: row.source,
  }));
  await adminQuery(adminUrl)(
    `insert into dangerous_goods.un_code
       (un_number, description, package_group, category, subsidiary, source)
     select un_number, description, package_group, category, subsidiary, source
     from jsonb_to_recordset($1::jsonb) as u (
       un_number text, description text, package_group text, category text, subsidiary text,
       source text
     )
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
