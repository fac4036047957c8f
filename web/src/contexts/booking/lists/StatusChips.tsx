import type { StatusGroup } from '@waybill/contract/booking/lifecycle';
import { cx } from '#ui/cx.ts';
import { familyTints } from '#ui/pill-families.ts';
import { useStatusCounts } from '../calls.ts';
import { groupLooks } from '../status.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type StatusChipsProps = {
  readonly customerId: number | undefined;
  readonly group: StatusGroup | undefined;
  readonly onChange: (group: StatusGroup | undefined) => void;
};

/** How many bookings are in each group of statuses; each narrows the list to its group. */
export function StatusChips({ customerId, group, onChange }: StatusChipsProps) {
  const say = useSay();
  const { data } = useStatusCounts(customerId === undefined ? {} : { customerId });
  return (
    <fieldset className="mb-3 flex flex-wrap gap-2">
      <legend className="sr-only">{say('Status groups')}</legend>
      {groupLooks.map(({ group: each, word, family, icon: Icon }) => {
        const pressed = each === group;
        return (
          <button
            key={each}
            type="button"
            aria-pressed={pressed}
            onClick={() => onChange(pressed ? undefined : each)}
            className={cx(
              'flex h-8 items-center gap-2 rounded-full border pr-3 pl-1 pointer-coarse:h-11',
              'transition-colors duration-120',
              pressed
                ? 'border-primary bg-selected font-medium'
                : 'border-hairline bg-surface hover:border-edge',
            )}
          >
            <span
              className={cx('grid size-6 place-items-center rounded-full', familyTints[family])}
            >
              <Icon size={14} aria-hidden="true" />
            </span>
            {word}
            <span className="num min-w-3 text-ink-2">
              {data?.[each].toLocaleString('en-AU') ?? '…'}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
