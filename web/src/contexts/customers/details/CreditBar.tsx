import { useFormats } from '#shell/formats.ts';
import { cx } from '#ui/cx.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type CreditBarProps = { readonly limit: number | null; readonly used: number };

/** How much of a credit limit is used; nothing and 0 mean no limit (decisions C-09). */
export function CreditBar({ limit, used }: CreditBarProps) {
  const say = useSay();
  const { money } = useFormats();
  if (!limit) {
    return (
      <p>
        <span className="text-ink-3">{say('Credit used')}</span> {money(used)}{' '}
        <span className="text-ink-3">{say('· no limit')}</span>
      </p>
    );
  }
  const share = used / limit;
  const over = used > limit;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          <span className="text-ink-3">{say('Credit used')}</span> {money(used)}
          <span className="text-ink-3"> {say('of {limit}', { limit: money(limit) })}</span>
        </span>
        <span className={cx('num', over ? 'font-medium text-danger' : 'text-ink-2')}>
          {over
            ? say('{money} over the limit', { money: money(used - limit) })
            : say('{money} left', { money: money(limit - used) })}
        </span>
      </p>
      <meter
        aria-label={say('Credit used')}
        min={0}
        max={limit}
        value={Math.min(Math.max(used, 0), limit)}
        className="sr-only"
      >
        {Math.round(share * 100)} %
      </meter>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className={cx('h-full rounded-full', over ? 'bg-danger' : 'bg-primary')}
          style={{ width: `${Math.min(Math.max(share, 0), 1) * 100}%` }}
        />
      </div>
    </div>
  );
}
