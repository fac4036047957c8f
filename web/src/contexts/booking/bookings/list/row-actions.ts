import { whyNot } from '@waybill/contract/booking/lifecycle';
import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { Copy, CopyPlus, Eye, Printer } from 'lucide-react';
import { useCallback } from 'react';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import type { MenuItem } from '#ui/Menu.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { explain } from '#client/explain.ts';
import { usePdf } from '../../documents/use-pdfs.ts';

/** Returns the actions of a row's menu; stable as long as `onPeek` is. */
export function useRowActions(
  onPeek: (row: ListedBooking) => void,
): (row: ListedBooking) => MenuItem[] {
  const may = useMay();
  const print = usePrintLabel();
  return useCallback(
    (row) => [
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
    ],
    [may, print, onPeek],
  );
}

function usePrintLabel(): (bookingId: number) => void {
  const { mutate } = usePdf();
  const toast = useToast();
  return useCallback(
    (bookingId) =>
      mutate(
        { bookingId, type: 'Label' },
        { onError: (error) => toast({ title: explain(error).message, tone: 'problem' }) },
      ),
    [mutate, toast],
  );
}
