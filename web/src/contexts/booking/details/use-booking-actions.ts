import { whyNot } from '@waybill/contract/booking/lifecycle';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import {
  Ban,
  CalendarClock,
  CircleCheck,
  CopyPlus,
  FileStack,
  Link,
  PencilLine,
  Printer,
  Split,
  SquarePen,
  Trash2,
  Ungroup,
} from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import type { HeadingAction, HeadingEntry } from '#ui/heading-actions.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { useBulkOperation } from '../calls.ts';
import { useOpenTokens, usePaper } from '../parts/use-papers.ts';

/** The window that an action opened. */
export type BookingDialog = 'cancel' | 'delete' | 'correct' | 'number' | 'apart' | 'split' | null;

/** What can be done with a booking now, and why not what cannot. */
export function useBookingActions(booking: BookingDetail) {
  const [dialog, setDialog] = useState<BookingDialog>(null);
  const may = useMay();
  const { data: session } = useSession();
  const isStaff = session?.isTenant ?? false;
  const print = usePrintLabel(booking);
  const share = useShare(booking);
  const mayEdit = may('Booking.Edit');
  const entries: readonly (HeadingEntry | false)[] = [
    may('Booking.Create') && {
      label: 'Duplicate',
      icon: CopyPlus,
      href: paths.newBooking({ like: booking.id }),
    },
    share,
    mayEdit &&
      whyNot('book', booking) !== null && {
        label: 'Edit',
        icon: SquarePen,
        disabledReason: whyNot('edit', booking),
        href: paths.newBooking({ booking: booking.id }),
      },
    ...useOperations(booking),
    mayEdit &&
      isStaff && {
        label: 'Carrier details',
        icon: PencilLine,
        disabledReason: whyNot('correctStatus', booking),
        onAct: () => setDialog('correct'),
      },
    mayEdit &&
      booking.consolidatedCount > 0 && {
        label: 'Take apart',
        icon: Ungroup,
        onAct: () => setDialog('apart'),
      },
    mayEdit &&
      isStaff &&
      whyNot('split', booking) === null && {
        label: booking.isMultiLeg ? 'Split anew' : 'Split into legs',
        icon: Split,
        onAct: () => setDialog('split'),
      },
    may('Booking.Cancel') && {
      label: 'Cancel booking',
      icon: Ban,
      disabledReason: whyNot('cancel', booking),
      onAct: () => setDialog('cancel'),
    },
    may('Booking.Delete') &&
      whyNot('delete', booking) === null && {
        label: 'Delete',
        icon: Trash2,
        onAct: () => setDialog('delete'),
      },
    useFinish(booking) ?? print,
  ];
  return { dialog, setDialog, actions: entries.filter((entry) => entry !== false) };
}

/** A booking that was never sent is finished before anything can be printed. */
function useFinish(booking: BookingDetail): HeadingAction | null {
  const may = useMay();
  if (whyNot('book', booking) !== null || !may('Booking.Create')) return null;
  return {
    label: booking.bookingStatus === 'Failed' ? 'Try again' : 'Finish booking',
    icon: CircleCheck,
    primary: true,
    href: paths.newBooking({ booking: booking.id }),
  };
}

function usePrintLabel(booking: BookingDetail): HeadingAction {
  const paper = usePaper();
  const tell = useTellProblem();
  const disabledReason = whyNot('printLabel', booking);
  const onAct = () =>
    paper.mutate({ bookingId: booking.id, type: 'Label' }, { onError: (error) => tell(error) });
  useShortcut('p', () => disabledReason === null && onAct());
  return {
    label: 'Print label',
    icon: Printer,
    primary: true,
    keys: 'p',
    disabledReason,
    state: paper.isPending ? 'loading' : undefined,
    onAct,
  };
}

function useShare(booking: BookingDetail): HeadingAction | false {
  const toast = useToast();
  const { resourceToken } = booking;
  const share = async () => {
    if (resourceToken === null) return;
    await navigator.clipboard.writeText(`${location.origin}${paths.sharedTracking(resourceToken)}`);
    toast({ title: 'Tracking link copied', tone: 'success' });
  };
  useShortcut('y', () => void share());
  if (resourceToken === null) return false;
  return { label: 'Share tracking link', icon: Link, keys: 'y', onAct: () => void share() };
}

/** Manifest and pickup; an act that is over is not offered any more. */
function useOperations(booking: BookingDetail): readonly (HeadingAction | false)[] {
  const may = useMay();
  const bulk = useBulkOperation();
  const tell = useTellProblem();
  const openTokens = useOpenTokens();
  const run = (operation: 'PrintManifest' | 'RequestPickup') =>
    bulk.mutate(
      { bookingIds: [booking.id], operations: [operation] },
      {
        onSuccess: ({ results, manifest }) => {
          const failed = results.find(({ status }) => status === 'Failed');
          if (failed) tell(new Error(failed.message ?? 'This did not work.'));
          void openTokens(manifest);
        },
        onError: (error) => tell(error),
      },
    );
  const working = (operation: string) =>
    bulk.isPending && bulk.variables.operations[0] === operation ? ('loading' as const) : undefined;
  if (!may('Booking.Edit')) return [];
  return [
    whyNot('manifest', booking) === null && {
      label: 'Close manifest',
      icon: FileStack,
      state: working('PrintManifest'),
      onAct: () => run('PrintManifest'),
    },
    whyNot('requestPickup', booking) === null && {
      label: 'Request pickup',
      icon: CalendarClock,
      state: working('RequestPickup'),
      onAct: () => run('RequestPickup'),
    },
  ];
}

function useTellProblem(): (error: unknown) => void {
  const toast = useToast();
  return (error) => toast({ title: explain(error).message, tone: 'problem' });
}
