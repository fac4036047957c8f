import { reports } from '@waybill/contract/reports/reports/catalogue';
import type { Seeding } from '../../demo/seed.ts';
import { addSchedule } from './runs/sql.ts';

/** Finance and the administrator receive the outstanding customer balances every Monday. */
export async function seedReports({ db, people, now }: Seeding): Promise<void> {
  const report = reports.find(({ name }) => name === 'AgedReceivables');
  const userId = people.get('lena');
  if (report === undefined || userId === undefined) return;
  const weekly = { every: 'Week', weekday: 1, is_active: true } as const;
  const ada = people.get('ada');
  const readers = ada === undefined ? [] : [ada];
  const format = 'Csv' as const;
  const row = { user_id: userId, report_id: report.id, parameters: {}, format, readers, ...weekly };
  await addSchedule(db, row, now);
}
