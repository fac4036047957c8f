import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import type { Job } from '@waybill/contract/jobs/shapes';
import { useMemo } from 'react';
import type { z } from 'zod';
import { paths } from '#paths';
import { bookingName, customerText, suburbText } from '#contexts/booking/links/freight-text.ts';
import { BookingPill } from '#contexts/booking/parts/BookingPill.tsx';
import { Overdue } from '#contexts/finance/links/Overdue.tsx';
import { useFormats } from '#shell/formats.ts';
import { useSession } from '#shell/session/use-session.ts';
import { DateTime, Money } from '#ui/Money.tsx';
import type { LinkedRow } from './RowList.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { Invoice } from '@waybill/contract/finance/invoices/shapes';

type Route = {
  readonly from: { readonly suburb: string };
  readonly to: { readonly suburb: string };
};

/** Returns the row format of each kind of record. */
export function useRows() {
  const t = useTranslate();
  const formats = useFormats();
  const { data: session } = useSession();
  const isCustomer = session?.isCustomer ?? false;
  return useMemo(() => {
    const moment = (iso: string) => (
      <DateTime text={formats.relative(iso, Date.now())} title={formats.exact(iso)} iso={iso} />
    );
    const ofBooking = (row: ListedBooking, time: string | null): LinkedRow => ({
      id: row.id,
      href: paths.booking(row.id),
      title: <span className="font-mono text-table">{bookingName(row, t)}</span>,
      text: [
        isCustomer ? '' : customerText(row),
        routeText({ from: row.fromAddress, to: row.toAddress }),
      ]
        .filter(Boolean)
        .join(' · '),
      aside: (
        <>
          <span className="text-meta text-ink-3">{time !== null && moment(time)}</span>
          <BookingPill booking={row} />
        </>
      ),
    });
    return {
      booking: (row: ListedBooking) => ofBooking(row, row.creationTime),
      late: (row: ListedBooking) => ofBooking(row, row.eta),
      job: (row: Job): LinkedRow => ({
        id: row.id,
        href: paths.job(row.id),
        title: <span className="font-mono text-table">{row.jobno}</span>,
        text: `${row.customername} · ${routeText({ from: row.fromaddress, to: row.toaddress })}`,
        aside: row.deadline !== null && (
          <span className="text-meta text-ink-3">
            {t('due')} {moment(row.deadline)}
          </span>
        ),
      }),
      invoice: (row: z.output<typeof Invoice>): LinkedRow => ({
        id: row.id,
        href: paths.invoice(row.id),
        title: <span className="font-mono text-table">{row.invoiceNumber}</span>,
        text: row.customer.displayName,
        aside: (
          <>
            <span className="num text-meta text-red-fg">
              <Overdue dueDay={formats.dayOf(row.dueDate)} today={formats.dayOf(Date.now())} />
            </span>
            <Money text={formats.money(row.outstandingAmount)} />
          </>
        ),
      }),
    };
  }, [formats, isCustomer, t]);
}

const routeText = ({ from, to }: Route): string =>
  `${suburbText(from.suburb)} › ${suburbText(to.suburb)}`;
