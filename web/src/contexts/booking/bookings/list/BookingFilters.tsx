import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import type { ReactNode } from 'react';
import { ChoiceFilters } from '#contexts/records/links/custom-fields.tsx';
import { useFormats } from '#shell/formats.ts';
import { useTypedSearch } from '#shell/list-page.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { Copyable } from '#ui/Copyable.tsx';
import { DateRangePicker } from '#ui/DateRangePicker.tsx';
import { FilterBar, type FilterChip } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { statusChoices, statusLook } from '../status.ts';
import { missingOf, pastedNumbers } from './booking-filter.ts';
import { CustomerFilter } from './CustomerFilter.tsx';
import { noNarrowing, statusesOf } from './list-search.ts';
import type { BookingList } from './use-booking-list.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type BookingFiltersProps = {
  readonly list: Pick<BookingList, 'search' | 'change' | 'total' | 'clear' | 'rows' | 'custom'>;
  readonly isCustomer: boolean;
  /** Omits the statuses, for the simple list. */
  readonly simple?: boolean;
  readonly end?: ReactNode;
};

/** The search and the other filters of a list of bookings. */
export function BookingFilters({ list, isCustomer, simple, end }: BookingFiltersProps) {
  const t = useTranslate();
  const { search, change } = list;
  const { timezone } = useTenant();
  const typed = useTypedSearch(search.q, (q) => change({ q }, { replace: true }));
  const narrow = (changes: Readonly<Record<string, unknown>>) => change(changes);
  return (
    <>
      <FilterBar
        search={{
          ...typed,
          placeholder: 'Search or paste numbers',
        }}
        promoted={
          <>
            {!simple && (
              <FilterSelect<BookingStatus>
                label="Status"
                options={statusChoices}
                chosen={statusesOf(search)}
                onChange={(chosen) => narrow({ status: chosen.join(',') || undefined })}
              />
            )}
            <DateRangePicker
              label="Created"
              value={{ from: search.from ?? null, to: search.to ?? null }}
              onChange={({ from, to }) => narrow({ from: from ?? undefined, to: to ?? undefined })}
              zone={t('Days in {timezone}', { timezone })}
            />
            {!simple && list.custom && (
              <ChoiceFilters
                type={list.custom}
                chosen={search.choice}
                onChange={(choice) => narrow({ choice })}
              />
            )}
            {!isCustomer && (
              <CustomerFilter
                value={search.customer}
                onChange={(customer) => narrow({ customer })}
              />
            )}
          </>
        }
        chips={useChips(list, narrow)}
        onClearAll={() => change(noNarrowing)}
        end={end}
      />
      <PastedNotice text={search.q ?? ''} total={list.total} rows={list.rows} />
    </>
  );
}

function useChips(
  { search, rows }: Pick<BookingList, 'search' | 'rows'>,
  narrow: (changes: Readonly<Record<string, unknown>>) => void,
): readonly FilterChip[] {
  const formats = useFormats();
  const statuses = statusesOf(search);
  const days = [search.from, search.to].map((day) => (day ? formats.plainDate(day) : '…'));
  const removes = (...cleared: readonly string[]) => ({
    onRemove: () => narrow(Object.fromEntries(cleared.map((name) => [name, undefined]))),
  });
  const word = statuses.map((status) => statusLook(status).word).join(', ');
  return [
    ...(statuses.length > 0
      ? [{ id: 'status', label: 'Status', value: word, ...removes('status') }]
      : []),
    ...(search.from || search.to
      ? [{ id: 'created', label: 'Created', value: days.join(' – '), ...removes('from', 'to') }]
      : []),
    ...(search.account
      ? [
          {
            id: 'account',
            label: 'Carrier account',
            value: accountName(rows, search.account),
            ...removes('account'),
          },
        ]
      : []),
    ...(search.batch
      ? [
          {
            id: 'batch',
            label: 'Created together',
            value: search.batch.slice(0, 8),
            ...removes('batch'),
          },
        ]
      : []),
    ...(search.pickup
      ? [
          {
            id: 'pickup',
            label: 'Pickup',
            value: formats.plainDate(search.pickup),
            ...removes('pickup'),
          },
        ]
      : []),
  ];
}

/** Returns the name of the account from any row; without rows, its id. */
const accountName = (rows: BookingList['rows'], id: number): string =>
  rows?.[0]?.carrierAccountName ?? String(id);

type PastedNoticeProps = Pick<BookingList, 'total' | 'rows'> & { readonly text: string };

/** Shows how many of the pasted numbers were found, and which were not. */
function PastedNotice({ text, total, rows }: PastedNoticeProps) {
  const t = useTranslate();
  const numbers = pastedNumbers(text);
  if (numbers.length === 0 || total === undefined) return null;
  // With more rows than a page, missing numbers cannot be distinguished from those on other pages.
  const missing = rows?.length === total ? missingOf(numbers, rows) : [];
  return (
    <output className="mb-2 block text-table text-ink-2">
      {t('{total} of {count} numbers found', {
        total: Math.min(total, numbers.length),
        count: numbers.length,
      })}
      {missing.length > 0 && (
        <>
          {' · '}
          <Copyable text={missing.join(' ')}>
            {t('not found: {numbers}', { numbers: missing.join(', ') })}
          </Copyable>
        </>
      )}
    </output>
  );
}
