import type { PreStartCheckAnswer } from '@waybill/contract/fleet/pre-start/shapes';
import { faultsOf } from '@waybill/contract/fleet/pre-start/status';
import { type CsvColumn, writeCsv } from '#platform/csv.ts';

const columns: readonly CsvColumn<PreStartCheckAnswer>[] = [
  { head: 'day', cell: (row) => row.day },
  { head: 'time', cell: (row) => row.creationtime },
  { head: 'driverCode', cell: (row) => row.drivercode },
  { head: 'driver', cell: (row) => row.drivername },
  { head: 'vehicle', cell: (row) => row.registrationnumber },
  { head: 'status', cell: (row) => row.status },
  { head: 'faults', cell: (row) => faultsOf(row).join('; ') },
  { head: 'hadEnoughSleep', cell: (row) => row.hadenoughsleep },
  { head: 'underTheInfluenceOfAlcohol', cell: (row) => row.undertheinfluenceofalcohol },
  { head: 'underTheInfluenceOfDrugs', cell: (row) => row.undertheinfluenceofdrugs },
  { head: 'wearingProperSafetyEquipment', cell: (row) => row.wearingpropersafetyequipment },
  { head: 'stateOfDriversLicense', cell: (row) => row.stateofdriverslicense },
  { head: 'timeOnRoad', cell: (row) => row.timeonroad },
  { head: 'odometer', cell: (row) => row.odometer },
  { head: 'clearedBy', cell: (row) => row.clearedby },
  { head: 'clearedTime', cell: (row) => row.clearedtime },
  { head: 'clearNote', cell: (row) => row.clearnote },
];

/** Writes the checks as a CSV file for spreadsheets. */
export const checksCsv = (checks: readonly PreStartCheckAnswer[]): string =>
  writeCsv(columns, checks);
