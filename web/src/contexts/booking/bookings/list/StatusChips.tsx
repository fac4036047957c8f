import type { StatusGroup } from '@waybill/contract/booking/lifecycle';
import type { ReactNode } from 'react';
import { groupLooks } from '../status.ts';
import { CountChip } from './CountChip.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useOpenInView } from '#ui/in-view.ts';
import { useStatusCounts } from '../calls.ts';
import { cx } from '#ui/cx.ts';

type StatusChipsProps = {
  readonly customerId: number | undefined;
  readonly group: StatusGroup | undefined;
  readonly onChange: (group: StatusGroup | undefined) => void;
  /** More chips after these. */
  readonly children?: ReactNode;
};

/** The number of bookings in each group of statuses; each chip filters the list by its group. */
export function StatusChips({ customerId, group, onChange, children }: StatusChipsProps) {
  const t = useTranslate();
  const strip = useOpenInView<HTMLDivElement>(group ?? '');
  const { data, isError } = useStatusCounts(customerId === undefined ? {} : { customerId });
  return (
    <fieldset className="mb-3 min-w-0">
      <legend className="sr-only">{t('Status groups')}</legend>
      <div ref={strip} className={lineOfChips}>
        {groupLooks.map(({ group: each, word, family, icon }) => {
          const pressed = each === group;
          return (
            <CountChip
              key={each}
              word={word}
              family={family}
              icon={icon}
              count={data?.[each] ?? (isError ? '—' : undefined)}
              isPressed={pressed}
              onPress={() => onChange(pressed ? undefined : each)}
            />
          );
        })}
        {children}
      </div>
    </fieldset>
  );
}

/** A single scrollable line on a phone, whatever the number and width of the chips. */
const lineOfChips = cx(
  'relative flex gap-2 sm:flex-wrap max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4',
  'max-sm:py-1 max-sm:[scrollbar-width:none]',
);
