import * as contract from '@waybill/contract/linehaul/endpoints';
import { lineHaulList } from '@waybill/contract/linehaul/line-hauls/imports';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { importFile } from '#contexts/records/public.ts';
import { nextNumber, settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { Services } from '#platform/services.ts';
import { listImport, openList } from '#platform/tables/open-list.ts';
import { tableKind } from '#platform/tables/open-table.ts';
import { shareChangedCost } from '../changing.ts';
import { gatherLineHauls, numberOf } from '../line-haul-rows.ts';
import { headPortsNamed } from '../saving.ts';
import { addLineHaul, changeLineHaul, type LineHaulRow, lockLineHaulsNumbered } from '../sql.ts';

export const importLineHauls = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.importLineHauls, async ({ input, db, now }) => {
    const { bytes } = await importFile({ db, files }, input.fileId);
    const list = await openList(bytes, input, lineHaulList);
    const cells = list.rows.map((row) => row.cells);
    const saved = await lockLineHaulsNumbered(db, [...new Set(cells.map(numberOf))]);
    const named = cells.flatMap((row) => [row['startheadport'], row['destinationheadport']]);
    const ports = await headPortsNamed(db, [...new Set(named)]);
    const { timezone } = await settingsOf(db);
    const clock = { timezone, isWorkbook: tableKind(bytes) === 'xlsx' };
    const gathered = gatherLineHauls(list.rows, { saved, ports, clock });
    if (!input.dryRun) {
      const before = new Map(saved.map((row) => [row.id, row]));
      for (const row of gathered.changed) await change(db, { before, row, now });
      for (const added of gathered.added) await add(db, added, now);
    }
    return { ...listImport(list, gathered), differences: [...gathered.differences] };
  });

type Change = {
  readonly before: ReadonlyMap<string, LineHaulRow>;
  readonly row: LineHaulRow;
  readonly now: Date;
};

async function change(db: TenantDb, { before, row, now }: Change): Promise<void> {
  await changeLineHaul(db, row, now);
  await shareChangedCost(db, before.get(row.id) ?? row, row);
  publish(db, 'lineHaul.changed', { id: row.id, customerId: null });
}

type Contents = Parameters<typeof addLineHaul>[1];

async function add(
  db: TenantDb,
  contents: Omit<Contents, 'id' | 'number'>,
  now: Date,
): Promise<void> {
  const id = uuidv7(now, randomBytes);
  const number = await nextNumber(db, 'lineHaul');
  await addLineHaul(db, { ...contents, id, number }, now);
  publish(db, 'lineHaul.changed', { id, customerId: null });
}
