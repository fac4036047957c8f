import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { AppLink } from '#ui/go.tsx';
import type { ListOption } from '#ui/ListOptions.tsx';
import { SearchPicker } from '#ui/SearchPicker.tsx';
import { useToast } from '#ui/Toasts.tsx';
import type { ReconciliationLineItem } from './line-rows.ts';
import { useBookingsToLink, useLinkConsignment } from './calls.ts';

type Props = {
  readonly line: ReconciliationLineItem;
  readonly carrierCode: string;
  readonly onClose: () => void;
  readonly onLinked: () => void;
};

/** Links a consignment number without a booking to a booking. */
export function LinkDialog({ line, carrierCode, onClose, onLinked }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ListOption<number> | null>(null);
  const bookings = useBookingsToLink(carrierCode, text);
  const linking = useLinkConsignment();
  const { consignmentId, consignmentNo } = line;
  const link = () => {
    if (chosen === null) return;
    linking.mutate(
      { bookingReconciliationId: consignmentNo, bookingId: chosen.value },
      {
        onSuccess: () => {
          toast({ title: t('{number} linked', { number: consignmentId }), tone: 'success' });
          onLinked();
          onClose();
        },
      },
    );
  };
  const options = (bookings.data?.items ?? []).map((booking) => ({
    id: String(booking.id),
    value: booking.id,
    label: [
      booking.consignmentId ?? t('Booking {id}', { id: booking.id }),
      booking.customer?.companyName ?? booking.customer?.customerName,
      booking.toAddress?.suburb,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Link {number} to a booking', { number: consignmentId })}
      description={t('The charges are compared with the booking you choose.')}
    >
      <div className="grid gap-4">
        {linking.error && <Banner tone="problem" title={explain(linking.error).message} />}
        <SearchPicker
          label="Booking"
          chosen={chosen}
          onChoose={setChosen}
          texts={{
            nothingChosen: 'Choose a booking',
            search: 'Number, customer or place',
            searching: 'Searching..',
            none: 'No booking of this carrier found',
          }}
          options={options}
          searching={bookings.isFetching}
          onSearch={setText}
        />
        <p className="text-ink-2">
          {t('Not booked yet?')}{' '}
          <AppLink
            href={paths.newBooking({
              charged: consignmentNo,
              consignment: consignmentId,
              weight: line.chargedWeight ?? undefined,
              carrier: carrierCode,
              services: line.unbooked?.services.join(','),
              cost: line.unbooked?.cost,
            })}
            className="text-primary underline"
          >
            {t('Create a booking')}
          </AppLink>
        </p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            onClick={link}
            working={linking.isPending}
            disabledReason={chosen === null ? 'Choose a booking' : null}
          >
            Link
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
