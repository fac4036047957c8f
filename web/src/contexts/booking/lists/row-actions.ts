import { whyNot } from '@waybill/contract/booking/lifecycle';
import type { ListedBooking } from '@waybill/contract/booking/listed-booking';
import { Copy, CopyPlus, Eye, Printer } from 'lucide-react';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import type { MenuItem } from '#ui/Menu.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { explain } from '#client/explain.ts';
import { usePaper } from '../parts/use-papers.ts';

/** What the menu of a row offers. */
export function useRowActions(
  onPeek: (row: ListedBooking) => void,
): (row: ListedBooking) => MenuItem[] {
  const may = useMay();
  const paper = usePaper();
  const toast = useToast();
  const print = (bookingId: number) =>
    paper.mutate(
      { bookingId, type: 'Label' },
      { onError: (error) => toast({ title: explain(error).message, tone: 'problem' }) },
    );
  return (row) => [
    { label: 'Peek', icon: Eye, keys: 'Space', onAct: () => onPeek(row) },
    {
      label: 'Print label',
      icon: Printer,
      disabledReason: whyNot('printLabel', row),
      onAct: () => print(row.id),
    },
    ...(may('Booking.Create')
      ? [
          {
            label: 'Book another like this',
            icon: CopyPlus,
            href: paths.newBooking({ like: row.id }),
          },
        ]
      : []),
    ...(row.consignmentId === null
      ? []
      : [
          {
            label: 'Copy number',
            icon: Copy,
            onAct: () => void navigator.clipboard.writeText(row.consignmentId ?? ''),
          },
        ]),
  ];
}
