import { Bookmark, Download, Plus, Upload } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import type { HeadingEntry } from '#ui/heading-actions.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { totalText } from '#ui/table/page-text.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import type { BookingList } from './use-booking-list.ts';
import { useExport } from './use-export.ts';

type ListHeadingProps = {
  readonly title: string;
  readonly list: Pick<BookingList, 'requested' | 'sorting' | 'total'>;
};

/** The heading of a list of bookings: the total, a new booking, an export. */
export function ListHeading({ title, list }: ListHeadingProps) {
  const { language } = useFormats();
  const may = useMay();
  const go = useGo();
  const toast = useToast();
  const exporting = useExport();
  const mayCreate = may('Booking.Create');
  useShortcut(mayCreate ? 'n' : '', () => go(paths.newBooking()), 'New booking');
  const actions: readonly HeadingEntry[] = [
    {
      label: 'Export CSV',
      icon: Download,
      primary: false,
      state: exporting.isPending ? 'loading' : undefined,
      onAct: () =>
        exporting.mutate(
          { ...list.requested, sorting: list.sorting },
          { onError: (error) => toast({ title: explain(error).message, tone: 'problem' }) },
        ),
    },
    { label: 'Quotes', icon: Bookmark, href: paths.quotes() },
    ...(mayCreate
      ? [
          { label: 'Import', icon: Upload, href: paths.importBookings() } as const,
          {
            label: 'New booking',
            icon: Plus,
            href: paths.newBooking(),
            primary: true,
            keys: 'n',
          } as const,
        ]
      : []),
  ];
  return (
    <PageHeading
      title={title}
      count={list.total === undefined ? undefined : totalText(list.total, language)}
      actions={actions}
    />
  );
}
