import type { StatusGroup } from '@waybill/contract/booking/lifecycle';
import type { ReactNode } from 'react';
import { useStatusCounts } from '../calls.ts';
import { groupLooks } from '../status.ts';
import { CountChip } from './CountChip.tsx';
import { useSay } from '#shell/texts/texts-context.ts';
import { useOpenInView } from '#ui/in-view.ts';

type StatusChipsProps = {
  readonly customerId: number | undefined;
  readonly group: StatusGroup | undefined;
  readonly onChange: (group: StatusGroup | undefined) => void;
  /** More chips after them. */
  readonly children?: ReactNode;
};

/** How many bookings are in each group of statuses; each narrows the list to its group. */
export function StatusChips({ customerId, group, onChange, children }: StatusChipsProps) {
  const say = useSay();
  const strip = useOpenInView<HTMLFieldSetElement>(group ?? '');
  const { data, isError } = useStatusCounts(customerId === undefined ? {} : { customerId });
  return (
    <fieldset ref={strip} className={lineOfChips}>
      <legend className="sr-only">{say('Status groups')}</legend>
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
    </fieldset>
  );
}

/** On a phone one line to push along, however many chips come and whatever they count. */
const lineOfChips =
  'relative mb-3 flex min-w-0 gap-2 sm:flex-wrap max-sm:-mx-4 max-sm:-mt-1 max-sm:mb-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none]';
