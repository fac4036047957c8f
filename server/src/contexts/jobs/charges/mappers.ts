import { hoursOf, minutesOf } from '@waybill/contract/jobs/charges/hours';
import type {
  CustomerCharge,
  DriverCharge,
  DriverRate,
} from '@waybill/contract/jobs/charges/shapes';
import { fromDecimal, minor, toDecimal } from '@waybill/kernel/money';
import type { ChargeRow, DriverRateRow } from './sql/charges.ts';

/** Maps a row to a customer charge of the API. */
export const chargeOf = (row: ChargeRow): CustomerCharge => ({
  jobid: row.job_id,
  chargerate: toDecimal(row.rate_minor),
  starttime: row.start_time,
  endtime: row.end_time,
  hours: row.between_min === null ? null : hoursOf(row.between_min),
  break: row.break_min,
  roundby: row.round_by_min,
  minimumhours: hoursOf(row.minimum_min),
  totalhours: hoursOf(row.charged_min),
  subtotal: toDecimal(row.subtotal_minor),
  chargebreakdown: row.lines.map((line) => ({
    servicecode: line.serviceCode,
    isadditionalservice: line.isAdditional,
    amount: toDecimal(line.amount),
    istaxapplicable: line.isTaxed,
  })),
  serviceid: row.service_code,
  isclosed: row.is_closed,
  parentjobid: row.parent_id,
  driverid: row.driver_guid,
  vehicleid: row.vehicle_id,
  status: row.status,
  document:
    row.document_id === null ? null : { id: row.document_id, number: row.document_number ?? '' },
});

/** Maps a row to a driver charge of the API. */
export const driverChargeOf = (row: ChargeRow): DriverCharge => ({
  ...chargeOf(row),
  driverid: row.driver_guid ?? '',
  drivername: row.driver_name ?? '',
});

export const rateOf = ({ basis, rate, minimum_min, round_by_min }: DriverRateRow): DriverRate => ({
  basis,
  rate: toDecimal(minor(rate)),
  minimumhours: hoursOf(minimum_min),
  roundby: round_by_min,
});

export const rateToWrite = (rate: DriverRate): DriverRateRow => ({
  basis: rate.basis,
  rate: fromDecimal(rate.rate),
  minimum_min: minutesOf(rate.minimumhours),
  round_by_min: rate.roundby,
});
