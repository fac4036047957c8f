import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { whyNot } from '@waybill/contract/booking/lifecycle';
import { CircleCheck, CopyPlus, Eye, Mail, Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useSession } from '#shell/session/use-session.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import type { MenuItem } from '#ui/Menu.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { totalText } from '#ui/table/page-text.ts';
import { useShortcut } from '#ui/use-shortcut.ts';
import { useStable } from '#ui/use-stable.ts';
import { quoteColumns } from './quote-columns.tsx';
import { QuoteFilters } from './QuoteFilters.tsx';
import { QuotePeek } from './QuotePeek.tsx';
import { quoteState } from './quote-state.ts';
import { type QuoteList, useQuoteList } from './use-quote-list.ts';

const howToSave =
  'Choose “Save quote” next to the prices of a new booking. It is saved here with its price.';

/** Saved quotes: recipient, price, and validity. */
export function QuotesPage() {
  const list = useQuoteList(paths.quotes());
  const { search, answer: result, now } = list;
  const total = result.data?.totalCount;
  const isCustomer = useSession().data?.isCustomer ?? false;
  const mayBook = useMay()('Booking.Create');
  const go = useGo();
  const formats = useFormats();
  const columns = useMemo(() => quoteColumns(formats, isCustomer, now), [formats, isCustomer, now]);
  useShortcut(mayBook ? 'n' : '', () => go(paths.newBooking()), 'New booking');
  const fresh = { label: 'New quote', href: paths.newBooking(), icon: Plus } as const;
  return (
    <>
      <PageHeading
        title="Quotes"
        breadcrumb={[{ label: 'Bookings', href: paths.bookings() }, { label: 'Quotes' }]}
        count={total === undefined ? undefined : totalText(total, formats.language)}
        actions={mayBook ? [{ ...fresh, primary: true, keys: 'n' }] : []}
      />
      <QuoteFilters list={list} isCustomer={isCustomer} />
      <RecordTable
        list={list.records}
        query={result}
        permission="Booking.View"
        label="Quotes"
        columns={columns}
        rowId={numberOf}
        rowName={numberOf}
        onOpen={({ id }) => list.peekAt(id)}
        onPeek={({ id }) => list.peekAt(search.peek === id ? undefined : id)}
        rowActions={useQuoteActions(list)}
        onClearFilters={list.narrowed ? list.clear : undefined}
        neverUsed={{
          title: 'Save your first quote',
          text: howToSave,
          action: mayBook && (
            <ButtonLink href={fresh.href} look="primary" icon={Plus}>
              New quote
            </ButtonLink>
          ),
        }}
      />
      <QuotePeek
        id={search.peek}
        row={result.data?.items.find(({ id }) => id === search.peek)}
        isSending={search.send === 'yes'}
        onSend={list.send}
        onClose={() => list.peekAt(undefined)}
      />
    </>
  );
}

const numberOf = ({ id }: ListedBooking): string => String(id);

/** Returns the actions of a quote's menu. */
function useQuoteActions(
  list: Pick<QuoteList, 'now' | 'peekAt' | 'send'>,
): (row: ListedBooking) => MenuItem[] {
  const { now } = list;
  const mayBook = useMay()('Booking.Create');
  const peekAt = useStable(list.peekAt);
  const send = useStable(list.send);
  return useCallback(
    (row) => {
      const isOpen = quoteState(row, now) === 'Open';
      return [
        { label: 'Peek', icon: Eye, keys: 'Space', onAct: () => peekAt(row.id) },
        ...(mayBook
          ? [
              {
                label: isOpen ? 'Book this quote' : 'Refresh prices',
                icon: CircleCheck,
                href: paths.newBooking({ booking: row.id }),
                disabledReason: whyNot('book', row),
              },
              {
                label: 'E-mail quote',
                icon: Mail,
                disabledReason: isOpen ? null : 'The price of this quote has expired',
                onAct: () => send(row.id),
              },
              {
                label: 'Book another like this',
                icon: CopyPlus,
                href: paths.newBooking({ like: row.id }),
              },
            ]
          : []),
      ];
    },
    [now, mayBook, peekAt, send],
  );
}
