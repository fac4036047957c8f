import { useTranslate } from '#shell/texts/texts-context.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { DateRangePicker } from '#ui/DateRangePicker.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { CustomerFilter } from '../bookings/list/CustomerFilter.tsx';
import { type QuoteChoice, quoteChoices } from './quote-filter.ts';
import { quoteLooks } from './quote-state.ts';
import type { QuoteList } from './use-quote-list.ts';

type QuoteFiltersProps = {
  readonly list: Pick<QuoteList, 'records' | 'search' | 'clear'>;
  readonly isCustomer: boolean;
};

export function QuoteFilters({ list, isCustomer }: QuoteFiltersProps) {
  const t = useTranslate();
  const { records, search } = list;
  const { timezone } = useTenant();
  return (
    <FilterBar
      search={{ ...records.text, placeholder: 'Suburb, receiver, order number' }}
      promoted={
        <>
          <FilterSelect<QuoteChoice>
            label="State"
            single
            options={quoteChoices.map((value) => ({ value, label: quoteLooks[value].word }))}
            chosen={search.state ? [search.state] : []}
            onChange={([state]) => records.narrow({ state })}
          />
          <DateRangePicker
            label="Created"
            value={{ from: search.from ?? null, to: search.to ?? null }}
            onChange={({ from, to }) =>
              records.narrow({ from: from ?? undefined, to: to ?? undefined })
            }
            zone={t('Days in {timezone}', { timezone })}
          />
          {!isCustomer && (
            <CustomerFilter
              value={search.customer}
              onChange={(customer) => records.narrow({ customer })}
            />
          )}
        </>
      }
      onClearAll={list.clear}
    />
  );
}
