import { notValidField } from '@waybill/contract/problem';

const ahead_ms = 5 * 60_000;
const age_ms = 7 * 86_400_000;

/**
 * Returns the time sent by a device, or now. Device clocks may be 5 minutes fast, and offline
 * records may arrive 7 days later.
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
