import { adminQuery } from '#platform/db/connection.ts';
import { unNumbers } from './un-numbers.ts';
import type { ReadUnNumber } from './domain/un-file.ts';

type RunQuery = ReturnType<typeof adminQuery>;

/**
 * Adds the product's own UN numbers as the administrator. Existing rows do not change, because they
 * may have been corrected.
 */
export async function addUnNumbers(adminUrl: string): Promise<void> {
  await saveUnNumbers(adminQuery(adminUrl), unNumbers(), 'keep');
}

/**
 * Saves rows of the UN list, skipping or replacing existing ones. Returns the number of changed
 * rows.
 */
export async function saveUnNumbers(
  queryAs: RunQuery,
  numbers: readonly ReadUnNumber[],
  whatIsThere: 'keep' | 'replace',
): Promise<number> {
  const rows = numbers.map((row) => ({
    un_number: row.unNumber,
    description: row.description,
    package_group: row.packageGroup,
    category: row.category,
    compatibility_group: row.compatibilityGroup,
    subsidiary: row.subsidiary,
    source: row.source,
  }));
  const conflict =
    whatIsThere === 'keep'
      ? 'do nothing'
      : `(un_number, package_group, category) do update set
           description = excluded.description, subsidiary = excluded.subsidiary,
           compatibility_group = coalesce(excluded.compatibility_group, u.compatibility_group),
           source = excluded.source, entered_at = now()
         where (u.description, u.subsidiary, u.source,
                coalesce(excluded.compatibility_group, u.compatibility_group))
           is distinct from (excluded.description, excluded.subsidiary, excluded.source,
                             u.compatibility_group)`;
  const written = await queryAs(
    `insert into dangerous_goods.un_code as u
       (un_number, description, package_group, category, compatibility_group, subsidiary, source)
     select un_number, description, package_group, category, compatibility_group, subsidiary, source
     from jsonb_to_recordset($1::jsonb) as r (
       un_number text, description text, package_group text, category text,
       compatibility_group text, subsidiary text, source text
     )
     on conflict ${conflict}
     returning id`,
    [JSON.stringify(rows)],
  );
  return written.length;
}
