import { notValidField } from '@waybill/contract/problem';

const ahead_ms = 5 * 60_000;
const age_ms = 7 * 86_400_000;

/**
 * The moment that a device names, or now. Clocks of devices may be 5 minutes fast, and what was
 * recorded offline may come 7 days later.
 * @throws {Problem} NotValid on the member
 */
export function checkedTime(sent: string | null | undefined, now: Date, member: string): Date {
  if (sent == null) return now;
  const at = new Date(sent);
  const age = now.getTime() - at.getTime();
  if (age < -ahead_ms) throw notValidField(member, 'This time is in the future');
  if (age > age_ms) throw notValidField(member, 'Must be within the last 7 days');
  return at;
}
