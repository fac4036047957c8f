import { fromDecimal, minor, toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import type { Tolerance } from './domain.ts';
import { accounts, type AllowanceColumns } from './sql.ts';
import type { Tolerance as View } from '@waybill/contract/reconciliation/tolerances/shapes';

/** Returns the accounts' own tolerances. */
export async function tolerances(db: TenantDb): Promise<ReadonlyMap<number, Tolerance>> {
  const rows = await accounts(db);
  return new Map(
    rows.flatMap(({ id, tolerance }) => (tolerance === null ? [] : [[id, toleranceOf(tolerance)]])),
  );
}

export const toleranceOf = (row: AllowanceColumns): Tolerance => ({
  above: { amount: minor(row.above_minor), percent: row.above_percent },
  below: { amount: minor(row.below_minor), percent: row.below_percent },
  fuelAbove: { amount: minor(row.fuel_above_minor), percent: row.fuel_above_percent },
  fuelBelow: { amount: minor(row.fuel_below_minor), percent: row.fuel_below_percent },
});

type AllowanceView = z.output<typeof View>;

export const toTolerance = ({ above, below, fuelAbove, fuelBelow }: Tolerance): AllowanceView => {
  const selected = (side: Tolerance['above']) => ({
    amount: toDecimal(side.amount),
    percent: side.percent,
  });
  return {
    above: selected(above),
    below: selected(below),
    fuelAbove: selected(fuelAbove),
    fuelBelow: selected(fuelBelow),
  };
};

export const columnsOf = ({
  above,
  below,
  fuelAbove,
  fuelBelow,
}: AllowanceView): AllowanceColumns => ({
  above_minor: fromDecimal(above.amount),
  above_percent: above.percent,
  below_minor: fromDecimal(below.amount),
  below_percent: below.percent,
  fuel_above_minor: fromDecimal(fuelAbove.amount),
  fuel_above_percent: fuelAbove.percent,
  fuel_below_minor: fromDecimal(fuelBelow.amount),
  fuel_below_percent: fuelBelow.percent,
});
