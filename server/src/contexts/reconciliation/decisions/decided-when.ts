import { inTimezone } from '@waybill/kernel/time';
import { type Message, sentence } from '@waybill/contract/sentence';
type Decided = { readonly decided_by_name: string | null; readonly decided_at: Date | null };

/** Returns who approved a line and when, in the tenant's time zone. */
export function sentenceOfDecision(
  { decided_by_name, decided_at }: Decided,
  timeZone: string,
): Message {
  const who = decided_by_name ?? 'Somebody';
  if (decided_at === null) return sentence('{who} approved this line.', { who });
  const { date, time } = inTimezone(decided_at, timeZone);
  const when = `${date}T${time}Z`;
  return sentence('{who} approved this line on {when, date}, {when, time, short}.', { who, when });
}
