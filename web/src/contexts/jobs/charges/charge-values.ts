import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  chargedMinutes,
  defaultRoundBy_min,
  hourlyAmount,
  hoursOf,
  minutesBetween,
  minutesOf,
} from '@waybill/contract/jobs/charges/hours';
import type { CustomerCharge } from '@waybill/contract/jobs/charges/shapes';
import type { updateCustomerCharge } from '@waybill/contract/jobs/endpoints';
import { add, fromDecimal, toDecimal } from '@waybill/kernel/money';

export type ChargeArgs = ArgsOf<typeof updateCustomerCharge>['customercharge'];

/** A line of a charge as entered. */
export type TypedLine = {
  readonly servicecode: string;
  readonly amount: number | null;
  readonly isadditionalservice: boolean;
  readonly istaxapplicable: boolean;
};

/** A charge as entered. */
export type ChargeValues = {
  readonly driverid: string | null;
  readonly chargerate: number | null;
  readonly starttime: string;
  readonly endtime: string;
  readonly hours: number | null;
  readonly break: number | null;
  readonly roundby: number | null;
  readonly minimumhours: number | null;
  readonly chargebreakdown: readonly TypedLine[];
};

/** Both forms are named like their endpoint's input, so that refusals find their fields. */
export type ChargeParty = 'customercharge' | 'driverchargeadd';
export type ChargeFormValues = Readonly<Record<ChargeParty, ChargeValues>>;

export const newLine: TypedLine = {
  servicecode: '',
  amount: null,
  isadditionalservice: true,
  istaxapplicable: true,
};

const clock = /^\d\d:\d\d$/;
/** False for a moment, which is shown as hours: the form has only times of day. */
const isClock = (text: string | null | undefined): text is string => clock.test(text ?? '');

export function chargeValues(
  charge: CustomerCharge | null,
  driverid: string | null = null,
): ChargeValues {
  const isTimed = isClock(charge?.starttime) && isClock(charge?.endtime);
  return {
    driverid: charge?.driverid ?? driverid,
    chargerate: charge?.chargerate ?? null,
    starttime: isTimed ? (charge?.starttime ?? '') : '',
    endtime: isTimed ? (charge?.endtime ?? '') : '',
    hours: isTimed ? null : (charge?.hours ?? null),
    break: charge?.break ?? null,
    roundby: charge?.roundby ?? defaultRoundBy_min,
    minimumhours: charge?.minimumhours ?? null,
    chargebreakdown: charge?.chargebreakdown ?? [],
  };
}

/** Converts an entered charge to the request. */
export const chargeArgs = (jobid: string, values: ChargeValues): ChargeArgs => ({
  ...values,
  jobid,
  chargerate: values.chargerate ?? 0,
  chargebreakdown: values.chargebreakdown.map((line) => ({ ...line, amount: line.amount ?? 0 })),
  isclosed: false,
});

/** Converts a stored charge to a request that closes or reopens it. */
export const sameCharge = (charge: CustomerCharge, isclosed: boolean): ChargeArgs => ({
  jobid: charge.jobid,
  chargerate: charge.chargerate,
  starttime: charge.starttime,
  endtime: charge.endtime,
  hours: charge.hours,
  break: charge.break,
  roundby: charge.roundby,
  minimumhours: charge.minimumhours,
  chargebreakdown: charge.chargebreakdown,
  serviceid: charge.serviceid,
  driverid: charge.driverid,
  vehicleid: charge.vehicleid,
  isclosed,
});

/** Returns the total of an entered charge before tax; invalid numbers count as zero. */
export function typedTotal(values: ChargeValues): {
  readonly hours: number;
  readonly total: number;
} {
  const { starttime, endtime } = values;
  const between = starttime && endtime ? minutesBetween(starttime, endtime) : null;
  const minutes = chargedMinutes({
    between_min: between ?? minutesOf(numberOf(values.hours)),
    break_min: numberOf(values.break),
    roundBy_min: Math.max(1, Math.round(numberOf(values.roundby) || defaultRoundBy_min)),
    minimum_min: minutesOf(numberOf(values.minimumhours)),
  });
  const rate = fromDecimal(numberOf(values.chargerate).toFixed(2));
  const lines = values.chargebreakdown.map(({ amount }) =>
    fromDecimal(numberOf(amount).toFixed(2)),
  );
  return {
    hours: hoursOf(minutes),
    total: toDecimal(add(hourlyAmount(rate, minutes), ...lines)),
  };
}

const numberOf = (typed: number | null): number =>
  typed === null || Number.isNaN(typed) ? 0 : typed;
