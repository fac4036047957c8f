import { type Message, sentence } from '@waybill/contract/sentence';
type Decided = { readonly decided_by_name: string | null; readonly decided_at: Date | null };

/** Who approved a line and when, in the tenant's time. */
export function sentenceOfDecision(
  { decided_by_name, decided_at }: Decided,
  timeZone: string,
): Message {
  const who = decided_by_name ?? 'Somebody';
  if (decided_at === null) return sentence('{who} approved this line.', { who });
  const when = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(decided_at);
  return sentence('{who} approved this line on {when}.', { who, when });
}
