import { notValidField } from '@waybill/contract/problem';
import type { ReportDefinition } from '@waybill/contract/reports/reports/catalogue';
import { peopleHolding } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { namesOf } from '../runs/sql.ts';
import type { ReportReader } from '@waybill/contract/reports/schedules/shapes';

/** The staff who may see the content of a report. */
export async function readersOf(
  db: TenantDb,
  { permission }: Pick<ReportDefinition, 'permission'>,
): Promise<readonly ReportReader[]> {
  const people = await peopleHolding(db, permission, null);
  return namesOf(
    db,
    people.map(({ userId }) => userId),
  );
}

/**
 * The selected readers, by name.
 * @throws {Problem} NotValid where one of them may not see what the report shows.
 */
export async function readersAmong(
  db: TenantDb,
  report: Pick<ReportDefinition, 'permission'>,
  chosen: readonly number[],
): Promise<readonly ReportReader[]> {
  if (chosen.length === 0) return [];
  const readers = await readersOf(db, report);
  const strangers = chosen.filter((id) => !readers.some(({ userId }) => userId === id));
  if (strangers.length > 0) {
    throw notValidField('schedule.readers', 'Somebody chosen may not see this report');
  }
  return readers.filter(({ userId }) => chosen.includes(userId));
}
