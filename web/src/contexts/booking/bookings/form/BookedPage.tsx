import type { BookingForEditResult } from '@waybill/contract/booking/shapes';
import type { ReactNode } from 'react';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useBooking } from '../calls.ts';
import { BookedView } from './BookedView.tsx';
import { composeOf } from './from-booking.ts';
import { useTimes } from './use-times.ts';
import type { Compose } from './values.ts';

type BookedPageProps = {
  readonly id: number;
  /** What was just booked with the form's values; null after a reload. */
  readonly done: { readonly result: BookingForEditResult; readonly values: Compose } | null;
  /** Beside the booking: what else followed from it. */
  readonly notice?: ReactNode;
  readonly onAnother: (values: Compose) => void;
  readonly onNew: () => void;
};

/** The new booking; it is still shown after a reload, so that nothing is booked twice. */
export function BookedPage({ done, ...props }: BookedPageProps) {
  const { notice, onAnother, onNew } = props;
  if (done === null) return <Loaded {...props} />;
  const { result, values } = done;
  return (
    <BookedView result={result} notice={notice} onAnother={() => onAnother(values)} onNew={onNew} />
  );
}

function Loaded({ id, onAnother, onNew }: Omit<BookedPageProps, 'done'>) {
  const times = useTimes();
  return (
    <Awaited heading="Booked" query={useBooking(id)} permission="Booking.View">
      {(result) => (
        <BookedView
          result={result}
          onAnother={() => onAnother(composeOf(result.booking, times, false))}
          onNew={onNew}
        />
      )}
    </Awaited>
  );
}
