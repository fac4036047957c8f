import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';

type CreditLineProps = {
  readonly limit: number;
  readonly used: number;
  readonly thin?: boolean | undefined;
};

/** The used part of a credit limit as a bar; full and red if it is exceeded. */
export function CreditLine({ limit, used, thin }: CreditLineProps) {
  const t = useTranslate();
  const { percent } = useFormats();
  const share = used / limit;
  return (
    <>
      <meter
        aria-label={t('Credit used')}
        min={0}
        max={limit}
        value={Math.min(Math.max(used, 0), limit)}
        className="sr-only"
      >
        {percent(share * 100, { most: 0 })}
      </meter>
      <span
        aria-hidden="true"
        className={cx('block overflow-hidden rounded-full bg-sunken', thin ? 'h-1' : 'h-2')}
      >
        <span
          className={cx('block h-full rounded-full', used > limit ? 'bg-danger' : 'bg-primary')}
          style={{ width: `${Math.min(Math.max(share, 0), 1) * 100}%` }}
        />
      </span>
    </>
  );
}
