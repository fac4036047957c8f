import { useMessage } from '#shell/texts/Translated.tsx';
import { whyNot, whyNotTakenBack } from '@waybill/contract/booking/lifecycle';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import {
  Ban,
  CalendarClock,
  CircleCheck,
  CopyPlus,
  FileCheck,
  FileStack,
  Link,
  Mail,
  Merge,
  PencilLine,
  Printer,
  ReceiptText,
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
import type { HeadingAction } from '#ui/heading-actions.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { useOpenTokens, usePdf } from '../../documents/use-pdfs.ts';
import { type HeadAct, headingOf, type OfferedActs } from './likely-acts.ts';
import { useBulkOperation } from '../calls.ts';

/** The dialog that an action opened. */
export type BookingDialog =
  | 'cancel'
  | 'delete'
  | 'correct'
  | 'number'
  | 'pickup'
  | 'apart'
  | 'split'
  | 'join'
  | 'email'
  | null;

/** Returns the current actions of a booking, with reasons for disabled ones. */
export function useBookingActions(booking: BookingDetail) {
  const may = useMay();
  const [dialog, setDialog] = useState<BookingDialog>(null);
  const offered: OfferedActs = {
    ...useChanges(booking, setDialog),
    ...useOperations(booking, setDialog),
    ...usePdfs(booking),
    finish: useFinish(booking),
    share: useShare(booking),
    email: may('Communication.Send') && {
      label: 'Write e-mail',
      icon: Mail,
      onAct: () => setDialog('email'),
    },
    credit: may('Finance.CreditRequest') &&
      booking.invoiceId !== null && {
        label: 'Request credit',
        icon: ReceiptText,
        href: paths.newCreditNote({ invoice: booking.invoiceId, booking: booking.id }),
      },
  };
  return { dialog, setDialog, actions: headingOf(booking.bookingStatus, offered) };
}

type Offered<Acts extends HeadAct> = Pick<OfferedActs, Acts>;

/** Returns the actions that change or copy a booking. */
function useChanges(
  booking: BookingDetail,
  open: (dialog: BookingDialog) => void,
): Offered<'duplicate' | 'edit' | 'correct' | 'apart' | 'split' | 'join' | 'cancel' | 'delete'> {
  const may = useMay();
  const { data: session } = useSession();
  const mayEdit = may('Booking.Edit');
  const mayEditAsStaff = mayEdit && (session?.isTenant ?? false);
  const translate = useMessage();
  const whyLegsStay = whyNotTakenBack(booking.legs);
  const whyStays = whyLegsStay && translate(whyLegsStay);
  return {
    duplicate: may('Booking.Create') && {
      label: 'Duplicate',
      icon: CopyPlus,
      href: paths.newBooking({ like: booking.id }),
    },
    edit: mayEdit &&
      whyNot('book', booking) !== null && {
        label: 'Edit',
        icon: SquarePen,
        disabledReason: whyNot('edit', booking),
        href: paths.newBooking({ booking: booking.id }),
      },
    correct: mayEditAsStaff && {
      label: 'Carrier details',
      icon: PencilLine,
      disabledReason: whyNot('correctStatus', booking),
      onAct: () => open('correct'),
    },
    apart: mayEdit &&
      booking.consolidatedCount > 0 && {
        label: 'Undo combining',
        icon: Ungroup,
        onAct: () => open('apart'),
      },
    split: mayEditAsStaff &&
      whyNot('split', booking) === null && {
        label: booking.isMultiLeg ? 'Split again' : 'Split into legs',
        icon: Split,
        disabledReason: whyStays,
        onAct: () => open('split'),
      },
    join: mayEditAsStaff &&
      whyNot('joinLegs', booking) === null && {
        label: 'Rejoin legs',
        icon: Merge,
        disabledReason: whyStays,
        onAct: () => open('join'),
      },
    cancel: may('Booking.Cancel') && {
      label: 'Cancel booking',
      icon: Ban,
      disabledReason: whyNot('cancel', booking),
      onAct: () => open('cancel'),
    },
    delete: may('Booking.Delete') &&
      whyNot('delete', booking) === null && {
        label: 'Delete',
        icon: Trash2,
        onAct: () => open('delete'),
      },
  };
}

/** Returns the action that finishes a draft, which is required before anything can be printed. */
function useFinish(booking: BookingDetail): HeadingAction | false {
  const may = useMay();
  if (whyNot('book', booking) !== null || !may('Booking.Create')) return false;
  return {
    label: booking.bookingStatus === 'Failed' ? 'Try again' : 'Finish booking',
    icon: CircleCheck,
    href: paths.newBooking({ booking: booking.id }),
  };
}

/** Returns the actions for the label and the proof of delivery. */
function usePdfs(booking: BookingDetail): Offered<'printLabel' | 'proof'> {
  const pdf = usePdf();
  const notify = useProblemToast();
  const disabledReason = whyNot('printLabel', booking);
  const open = (type: 'Label' | 'ProofOfDelivery') => () =>
    pdf.mutate({ bookingId: booking.id, type }, { onError: (error) => notify(error) });
  const working = (type: string) =>
    pdf.isPending && pdf.variables.type === type ? ('loading' as const) : undefined;
  const print = () => disabledReason === null && open('Label')();
  useShortcut('p', print, 'Print label');
  useShortcut('Mod+p', print, 'Print label');
  return {
    printLabel: {
      label: 'Print label',
      icon: Printer,
      keys: 'p',
      disabledReason,
      state: working('Label'),
      onAct: open('Label'),
    },
    proof: booking.proofOfDelivery !== null && {
      label: 'Proof of delivery',
      icon: FileCheck,
      state: working('ProofOfDelivery'),
      onAct: open('ProofOfDelivery'),
    },
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
  useShortcut(resourceToken === null ? '' : 'y', () => void share(), 'Share tracking link');
  if (resourceToken === null) return false;
  return { label: 'Share tracking link', icon: Link, keys: 'y', onAct: () => void share() };
}

/** Returns the actions for manifest and pickup; completed ones are not offered any more. */
function useOperations(
  booking: BookingDetail,
  open: (dialog: BookingDialog) => void,
): Offered<'manifest' | 'requestPickup'> {
  const may = useMay();
  const bulk = useBulkOperation();
  const notify = useProblemToast();
  const openTokens = useOpenTokens();
  const close = () =>
    bulk.mutate(
      { bookingIds: [booking.id], operations: ['PrintManifest'] },
      {
        onSuccess: ({ results, manifest }) => {
          const failed = results.find(({ status }) => status === 'Failed');
          if (failed) notify(new Error(failed.message ?? 'Something went wrong.'));
          void openTokens(manifest);
        },
        onError: (error) => notify(error),
      },
    );
  const mayEdit = may('Booking.Edit');
  return {
    manifest: mayEdit &&
      whyNot('manifest', booking) === null && {
        label: 'Close manifest',
        icon: FileStack,
        state: bulk.isPending ? 'loading' : undefined,
        onAct: close,
      },
    requestPickup: mayEdit &&
      whyNot('requestPickup', booking) === null && {
        label: 'Request pickup',
        icon: CalendarClock,
        onAct: () => open('pickup'),
      },
  };
}

function useProblemToast(): (error: unknown) => void {
  const toast = useToast();
  return (error) => toast({ title: explain(error).message, tone: 'problem' });
}
