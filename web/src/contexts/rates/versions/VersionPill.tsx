import { useSay } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { RateCard } from '../card/card-values.ts';

/** Whether a version is a draft, still to come, or begun. */
export function VersionPill({ card }: { readonly card: RateCard }) {
  const say = useSay();
  const today = useToday();
  const { effectiveDate } = card;
  if (!effectiveDate) return <StatusPill family="amber">{say('Draft')}</StatusPill>;
  if (effectiveDate > today) return <StatusPill family="blue">{say('To come')}</StatusPill>;
  return <StatusPill family="green">{say('Begun')}</StatusPill>;
}
