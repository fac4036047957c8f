import { isAbn } from '@waybill/kernel/business-numbers';

/** Returns a fictitious ABN with valid check digits for the n-th customer. */
export function abnOf(n: number): string {
  const digits = String(100_000_000 + n * 7_919_311).slice(-9);
  for (let check = 10; check < 100; check += 1) {
    if (isAbn(`${check}${digits}`)) return `${check}${digits}`;
  }
  throw new RangeError(`No check digits suit ${digits}`);
}
