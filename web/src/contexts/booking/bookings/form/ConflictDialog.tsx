import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { inTimezone } from '@waybill/kernel/time';
import { useFormats } from '#shell/formats.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { type Conflict, fieldsOf, labelOf, sideText } from './conflict.ts';
import { composeOf } from './from-booking.ts';
import type { Compose } from './values.ts';
import { useBooking } from '../calls.ts';

type Props = {
  readonly bookingId: number;
  readonly conflict: Conflict;
  readonly onClose: () => void;
  /** Called when the form holds the chosen values, based on the current booking. */
  readonly onResolved: () => void;
};

type Choice = 'mine' | 'theirs';

/** Shows fields that two users changed at the same time, to choose one value of each. */
export function ConflictDialog({ bookingId, conflict, onClose, onResolved }: Props) {
  const query = useBooking(bookingId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="This booking has changed"
      description="Somebody else changed these fields. Choose what to keep; the rest is merged."
    >
      <Awaited query={query} permission="Booking.View">
        {({ booking }) => (
          <Choices
            booking={booking}
            conflict={conflict}
            onClose={onClose}
            onResolved={onResolved}
          />
        )}
      </Awaited>
    </Dialog>
  );
}

type ChoicesProps = Omit<Props, 'bookingId'> & { readonly booking: BookingDetail };

function Choices({ booking, conflict, onClose, onResolved }: ChoicesProps) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const form = useFormContext<Compose>();
  const current = useCurrent(booking);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const { members, mine } = conflict;
  const isWhole = members.every((member) => choices[member] !== undefined);
  const resolve = () => {
    const before = form.formState.defaultValues as Compose;
    const values = form.getValues();
    const claimed = members.flatMap((member) =>
      choices[member] === 'theirs' ? fieldsOf(member) : [],
    );
    const changed = (Object.keys(values) as (keyof Compose)[]).filter(
      (name) => !claimed.includes(name) && !isSame(values[name], before[name]),
    );
    // The loaded booking becomes the new base; the user's own changes are applied to it.
    form.reset(current);
    for (const name of changed) form.setValue(name, values[name], { shouldDirty: true });
    onResolved();
  };
  return (
    <div className="grid gap-4">
      {members.map((member) => (
        <fieldset key={member} className="grid gap-2 rounded-control border border-hairline p-3">
          <legend className="px-1 font-medium">{t(labelOf(member))}</legend>
          {(['mine', 'theirs'] as const).map((choice) => (
            <label key={choice} className="flex min-h-8 items-start gap-2">
              <input
                type="radio"
                name={member}
                className="mt-1 size-4 shrink-0 accent-primary"
                checked={choices[member] === choice}
                onChange={() => setChoices((now) => ({ ...now, [member]: choice }))}
              />
              <span className="min-w-0 break-words">
                <span className="block text-meta text-ink-2">
                  {t(choice === 'mine' ? 'Your change' : 'Saved meanwhile')}
                </span>
                {sideText(choice === 'mine' ? mine : booking, member, { t, dateTime })}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          onClick={resolve}
          disabledReason={isWhole ? null : 'Choose a value for each field'}
        >
          Save chosen values
        </Button>
      </div>
    </div>
  );
}

/** Returns the current booking as form values. */
function useCurrent(booking: BookingDetail): Compose {
  const { timezone } = useTenant();
  const today = useToday();
  const dayOf = (moment: string) => inTimezone(new Date(moment), timezone).date;
  const timeOf = (moment: string) => inTimezone(new Date(moment), timezone).time.slice(0, 5);
  return composeOf(booking, { today, dayOf, timeOf }, true);
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
