import { Translated } from '#shell/texts/Translated.tsx';
import type { BookingForEditResult } from '@waybill/contract/booking/shapes';
import { placeText } from '@waybill/contract/shared/place-text';
import { CircleCheck, CopyPlus, Plus, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { bookingName, customerText, serviceText } from '../../links/freight-text.ts';
import { BookingPill } from '../../parts/BookingPill.tsx';
import { usePdf } from '../../documents/use-pdfs.ts';
import { useShortcut } from '#ui/use-shortcut.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';

type BookedViewProps = {
  readonly result: BookingForEditResult;
  /** What else followed from the booking. */
  readonly notice?: ReactNode;
  readonly onAnother: () => void;
  readonly onNew: () => void;
};

/** The new booking: its number, its label, and a button for the next one. */
export function BookedView({ result, notice, onAnother, onNew }: BookedViewProps) {
  const t = useTranslate();
  const { booking, bookingWarnings } = result;
  const { money, date } = useFormats();
  const isCustomer = useSession().data?.isCustomer ?? true;
  const pdf = usePdf();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const print = () => {
    if (!pdf.isPending) pdf.mutate({ bookingId: booking.id, type: 'Label' });
  };
  useShortcut('Mod+p', print, 'Print label');
  return (
    <div className="mx-auto grid max-w-[720px] gap-4">
      <Panel>
        <div className="grid gap-5">
          <div className="flex items-center gap-3">
            <span
              className={cx(
                'grid size-10 place-items-center',
                'rounded-full bg-green-bg text-green-fg',
              )}
            >
              <CircleCheck size={20} aria-hidden="true" />
            </span>
            <div className="min-w-0">
              <h1 ref={heading} tabIndex={-1} className="text-h2 font-semibold outline-none">
                {t('Booked')}
              </h1>
              <Copyable text={bookingName(booking, t)}>
                <span className="font-mono text-lead">{bookingName(booking, t)}</span>
              </Copyable>
            </div>
            <div className="ml-auto">
              <BookingPill booking={booking} />
            </div>
          </div>
          {bookingWarnings.map(({ message, sentence }) => (
            <Banner
              key={message}
              tone="warning"
              title={<Translated text={sentence ?? message} />}
            />
          ))}
          {notice}
          <KeyValueList
            details={[
              !isCustomer && { label: 'Customer', value: customerText(booking) },
              { label: 'From', value: placeText(booking.fromAddress) },
              { label: 'To', value: placeText(booking.toAddress) },
              { label: 'Service', value: serviceText(booking) },
              { label: 'ETA', value: booking.eta && date(booking.eta) },
              {
                label: 'Price',
                value: booking.pricingDetail && money(booking.pricingDetail.totalCost),
              },
            ].filter((detail) => detail !== false)}
          />
          {pdf.error && <Banner tone="problem" title={explain(pdf.error).message} />}
          <div className="flex flex-wrap gap-2">
            <Button
              look="primary"
              icon={Printer}
              keys="Mod+p"
              working={pdf.isPending}
              onClick={print}
            >
              Print label
            </Button>
            <Button icon={CopyPlus} onClick={onAnother}>
              Book another like this
            </Button>
            <Button icon={Plus} onClick={onNew}>
              New booking
            </Button>
            <ButtonLink href={paths.booking(booking.id)} look="quiet">
              Open booking
            </ButtonLink>
          </div>
        </div>
      </Panel>
    </div>
  );
}
