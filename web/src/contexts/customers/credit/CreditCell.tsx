import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { CreditLine } from './CreditLine.tsx';

type CreditCellProps = { readonly limit: number | null; readonly used: number };

/** The used part of a credit limit in a table row: a figure over a thin bar. */
export function CreditCell({ limit, used }: CreditCellProps) {
  const t = useTranslate();
  const { money } = useFormats();
  if (!limit) return <span className="num text-ink-2">{money(used)}</span>;
  const over = used > limit;
  return (
    <span className="grid gap-0.5">
      <span
        className={
          over
            ? 'num text-meta font-medium whitespace-nowrap text-danger'
            : 'num text-meta whitespace-nowrap'
        }
      >
        {over
          ? t('Over by {money}', { money: money(used - limit) })
          : t('{used} of {limit}', { used: money(used), limit: money(limit) })}
      </span>
      <CreditLine limit={limit} used={used} thin />
    </span>
  );
}
