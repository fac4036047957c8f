import { useFormats } from '#shell/formats.ts';
import { cx } from '#ui/cx.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { CreditLine } from './CreditLine.tsx';

type CreditBarProps = { readonly limit: number | null; readonly used: number };

/** The used part of a credit limit; an absent limit and 0 mean no limit (decisions C-09). */
export function CreditBar({ limit, used }: CreditBarProps) {
  const t = useTranslate();
  const { money } = useFormats();
  if (!limit) {
    return (
      <p>
        <span className="text-ink-3">{t('Credit used')}</span> {money(used)}{' '}
        <span className="text-ink-3">{t('· no limit')}</span>
      </p>
    );
  }
  const over = used > limit;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          <span className="text-ink-3">{t('Credit used')}</span> {money(used)}
          <span className="text-ink-3"> {t('of {limit}', { limit: money(limit) })}</span>
        </span>
        <span className={cx('num', over ? 'font-medium text-danger' : 'text-ink-2')}>
          {over
            ? t('{money} over the limit', { money: money(used - limit) })
            : t('{money} available', { money: money(limit - used) })}
        </span>
      </p>
      <CreditLine limit={limit} used={used} />
    </div>
  );
}
