import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { StatusPill } from '#ui/StatusPill.tsx';

type Dated = { readonly effectiveDate: string; readonly expireDate?: string | null | undefined };
type InForceProps = {
  readonly dated: Dated;
  /** All rows of the same name or code: the latest one in force applies. */
  readonly among: readonly Dated[];
};

/** Shows whether a dated row is current, past or future. */
export function InForce({ dated, among }: InForceProps) {
  const t = useTranslate();
  const today = useToday();
  if (today < dated.effectiveDate) return <StatusPill family="blue">{t('Upcoming')}</StatusPill>;
  const isOver = ({ expireDate }: Dated) => expireDate != null && today >= expireDate;
  if (isOver(dated)) return <StatusPill family="neutral">{t('Ended')}</StatusPill>;
  const isReplaced = among.some(
    (other) =>
      other.effectiveDate > dated.effectiveDate && other.effectiveDate <= today && !isOver(other),
  );
  if (isReplaced) return <StatusPill family="neutral">{t('Replaced')}</StatusPill>;
  return <StatusPill family="green">{t('Active')}</StatusPill>;
}
