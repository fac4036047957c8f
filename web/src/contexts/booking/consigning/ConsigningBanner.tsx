import { Translated } from '#shell/texts/Translated.tsx';
import type { Consigning } from '@waybill/contract/booking/consigning/shapes';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { RotateCcw, SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { Banner, type BannerProps } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useBulkOperation } from '../bookings/calls.ts';

type ConsigningBannerProps = {
  readonly booking: BookingDetail;
  /** Opens the form for a manually entered number. */
  readonly onNumber: () => void;
};

/** For staff: the state of consigning and the actions on it; nothing once it has succeeded. */
export function ConsigningBanner({ booking, onNumber }: ConsigningBannerProps) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const { data: session } = useSession();
  const mayEdit = useMay()('Booking.Edit');
  const { consigning } = booking;
  if (consigning === null || !session?.isTenant) return null;
  const banner = bannerOf(consigning, booking.carrierAccountName ?? t('The carrier'), t);
  if (banner === null) return null;
  const next = consigning.nextAttemptTime;
  return (
    <Banner
      tone={banner.tone}
      title={banner.title}
      actions={mayEdit ? actionOf(booking, consigning, onNumber) : undefined}
    >
      {consigning.problem && <Translated text={consigning.problemSentence ?? consigning.problem} />}
      {consigning.problem && next && ' '}
      {next && t('Next check at {time}.', { time: dateTime(next) })}
    </Banner>
  );
}

/** True if the banner already shows to staff what a warning would. */
export const isConsigningOf = ({ consigning }: BookingDetail, operation: string): boolean =>
  Boolean(consigning?.problem) && ['CreateConsignment', 'Cancel'].includes(operation);

type BannerText = Pick<BannerProps, 'tone' | 'title'>;

function bannerOf(
  { state, attempts }: Consigning,
  carrier: string,
  t: Translate,
): BannerText | null {
  switch (state) {
    case 'Waiting':
      return attempts === 0
        ? { tone: 'info', title: t('The booking is being sent to {carrier}.', { carrier }) }
        : {
            tone: 'warning',
            title: t('{carrier} has not responded yet ({attempts} attempts).', {
              carrier,
              attempts,
            }),
          };
    case 'AwaitingNumber':
      return {
        tone: 'info',
        title: t('Waiting for the consignment number from {carrier}.', { carrier }),
      };
    case 'Refused':
      return { tone: 'problem', title: t('{carrier} rejected this booking.', { carrier }) };
    case 'GivenUp':
      return {
        tone: 'problem',
        title: t('{carrier} did not respond. It is unknown whether it accepted the booking.', {
          carrier,
        }),
      };
    case 'Withdrawing':
      return {
        tone: 'info',
        title: t('The cancellation is being sent to {carrier}.', { carrier }),
      };
    case 'NotWithdrawn':
      return {
        tone: 'problem',
        title: t('{carrier} has not confirmed the cancellation.', { carrier }),
      };
    case 'Taken':
    case 'Withdrawn':
      return null;
  }
}

function actionOf(booking: BookingDetail, { state }: Consigning, onNumber: () => void): ReactNode {
  if (state === 'AwaitingNumber') {
    return (
      <Button icon={SquarePen} onClick={onNumber}>
        Enter number
      </Button>
    );
  }
  const isByHand = booking.carrier === 'MANUAL';
  const isOver = state === 'Withdrawing' || isByHand;
  return isOver ? undefined : <RetryConsigning bookingId={booking.id} />;
}

function RetryConsigning({ bookingId }: { readonly bookingId: number }) {
  const toast = useToast();
  const again = useBulkOperation();
  const problem = (title: string) => toast({ title, tone: 'problem' });
  const go = () =>
    again.mutate(
      { bookingIds: [bookingId], operations: ['CreateConsignment'] },
      {
        onSuccess: ({ results: [result] }) => {
          if (result?.status === 'Failed') problem(result.message ?? 'Something went wrong.');
        },
        onError: (error) => problem(explain(error).message),
      },
    );
  return (
    <Button icon={RotateCcw} working={again.isPending} onClick={go}>
      Check with the carrier now
    </Button>
  );
}
