import { inTimezone } from '@waybill/kernel/time';
import type { ListedUser } from './lists.ts';

type Here = { readonly now: Date; readonly timezone: string };

const columns = [
  ['Name', 20],
  ['Surname', 20],
  ['Username', 24],
  ['E-mail', 32],
  ['Phone', 18],
  ['Roles', 32],
  ['Customer', 12],
  ['Active', 10],
  ['Locked', 10],
  ['Last sign-in', 18],
  ['Created', 18],
] as const;

/** Writes the users as a workbook of one sheet, with times in the tenant's zone. */
export async function usersSheet(rows: readonly ListedUser[], here: Here): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: [
      {
        name: 'Users',
        columns: columns.map(([header, width]) => ({ header, width })),
        rows: [columns.map(([header]) => header), ...rows.map((row) => cellsOf(row, here))],
        freezePane: { rows: 1 },
      },
    ],
  });
}

const cellsOf = (row: ListedUser, { now, timezone }: Here) => [
  row.name,
  row.surname,
  row.user_name,
  row.email,
  row.phone_number,
  row.roles.map((role) => role.displayName).join(', '),
  row.customer_id,
  row.is_active,
  row.locked_until !== null && row.locked_until > now,
  timeText(row.last_sign_in_at, timezone),
  timeText(row.created_at, timezone),
];

function timeText(moment: Date | null, timezone: string): string | null {
  if (moment === null) return null;
  const { date, time } = inTimezone(moment, timezone);
  return `${date} ${time}`;
}
