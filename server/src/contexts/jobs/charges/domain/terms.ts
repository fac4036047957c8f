import {
  chargedMinutes,
  defaultRoundBy_min,
  hourlyAmount,
  minutesBetween,
  minutesOf,
} from '@waybill/contract/jobs/charges/hours';
import type { JobPrice } from '@waybill/contract/jobs/charges/shapes';
import { notValidField } from '@waybill/contract/problem';
import { add, fromDecimal, type Minor } from '@waybill/kernel/money';

export type ChargeLine = {
  readonly serviceCode: string;
  readonly isAdditional: boolean;
  /** Before tax. */
  readonly amount: Minor;
  readonly isTaxed: boolean;
};

/** Hours and lines of a charge with their amounts, before tax. */
export type ChargeTerms = {
  readonly rate_minor: Minor;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly between_min: number | null;
  readonly break_min: number;
  readonly round_by_min: number;
  readonly minimum_min: number;
  readonly charged_min: number;
  readonly hours_minor: Minor;
  readonly lines: readonly ChargeLine[];
  readonly subtotal_minor: Minor;
};

const week_min = 7 * 24 * 60;

/**
 * Returns the terms of a charge as sent (decisions J-08). `member` is the request member with it.
 * @throws {Problem} NotValid on the times and the break
 */
export function chargeTerms(sent: JobPrice, member: string): ChargeTerms {
  const between_min = workedMinutes(sent, member);
  const break_min = sent.break ?? 0;
  if (break_min > (between_min ?? break_min)) {
    throw notValidField(`${member}.break`, 'The break is longer than the work');
  }
  const round_by_min = sent.roundby ?? defaultRoundBy_min;
  const minimum_min = minutesOf(sent.minimumhours ?? 0);
  const rate_minor = fromDecimal(sent.chargerate);
  const time = { break_min, roundBy_min: round_by_min, minimum_min };
  const charged_min = chargedMinutes({ ...time, between_min: between_min ?? 0 });
  const hours_minor = hourlyAmount(rate_minor, charged_min);
  const lines = sent.chargebreakdown.map((line) => ({
    serviceCode: line.servicecode,
    isAdditional: line.isadditionalservice,
    amount: fromDecimal(line.amount),
    isTaxed: line.istaxapplicable,
  }));
  return {
    rate_minor,
    start_time: orNull(sent.starttime),
    end_time: orNull(sent.endtime),
    between_min,
    break_min,
    round_by_min,
    minimum_min,
    charged_min,
    hours_minor,
    lines,
    subtotal_minor: add(hours_minor, ...lines.map(({ amount }) => amount)),
  };
}

/** Returns terms with lines only, as in a quote. */
export const termsOfLines = (lines: readonly ChargeLine[]): ChargeTerms => ({
  ...chargeTerms({ jobid: '', chargerate: 0, chargebreakdown: [] }, ''),
  lines,
  subtotal_minor: add(...lines.map(({ amount }) => amount)),
});

function workedMinutes(sent: JobPrice, member: string): number | null {
  const start = orNull(sent.starttime);
  const end = orNull(sent.endtime);
  if (start === null && end === null) {
    return sent.hours === null || sent.hours === undefined ? null : minutesOf(sent.hours);
  }
  if (start === null) throw notValidField(`${member}.starttime`, 'Enter the start as well');
  if (end === null) throw notValidField(`${member}.endtime`, 'Enter the end as well');
  const minutes = minutesBetween(start, end);
  if (minutes === null) throw notValidField(`${member}.endtime`, 'The end is before the start');
  if (minutes > week_min)
    throw notValidField(`${member}.endtime`, 'A charge can cover up to a week');
  return minutes;
}

const orNull = (text: string | null | undefined): string | null =>
  text === undefined || text === '' ? null : text;
