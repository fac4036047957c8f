import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { RateCard } from '../cards/card-values.ts';

/** Shows whether a version is a draft, future, or in force. */
export function VersionPill({ card }: { readonly card: RateCard }) {
  const t = useTranslate();
  const today = useToday();
  const { effectiveDate } = card;
  if (!effectiveDate) return <StatusPill family="amber">{t('Draft')}</StatusPill>;
  if (effectiveDate > today) return <StatusPill family="blue">{t('Upcoming')}</StatusPill>;
  return <StatusPill family="green">{t('Started')}</StatusPill>;
}
