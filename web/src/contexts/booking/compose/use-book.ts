import type { BookingOperation } from '@waybill/contract/booking/operations';
import type { BookingForEditResult } from '@waybill/contract/booking/shapes';
import { useState } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { fieldErrorsOf } from '#client/form-errors.ts';
import { useFormats } from '#shell/formats.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useSaveAddress, useSaveBooking } from '../calls.ts';
import { bookEntryOf } from './address-book.ts';
import type { ByHand } from './by-hand.ts';
import { type Fault, faultsOf, fieldOf } from './faults.ts';
import type { Offer } from './offers.ts';
import { bookingOf, changesOf, type Price } from './to-wire.ts';
import type { Payer } from './use-payer.ts';
import { rememberUsual } from './usual.ts';
import type { Compose } from './values.ts';

type Booking = {
  readonly payer: Payer;
  readonly offer: Offer | undefined;
  /** The price that was entered, where it is the one that is chosen. */
  readonly hand?: ByHand | null;
  /** True where the booking is booked: its customer's rules were met, or did not count, then. */
  readonly isBooked?: boolean;
  /** Why it cannot be booked at the offer just now. */
  readonly blocked: string | null;
  readonly onFaults: (fields: readonly string[]) => void;
  readonly onBooked: (result: BookingForEditResult) => void;
};

/** Books what the form says at the chosen price, or keeps it as a draft on the server. */
export function useBook(asked: Booking) {
  const { payer, offer, hand = null, blocked, isBooked = false, onFaults, onBooked } = asked;
  const say = useSay();
  const form = useFormContext<Compose>();
  const saving = useSaveBooking();
  const wire = useWire(payer);
  const keepAddresses = useKeepAddresses(payer);
  const [problem, setProblem] = useState<string | null>(null);
  const show = (faults: readonly Fault[]) => {
    for (const { field, message } of faults) {
      form.setError(field as FieldPath<Compose>, { type: 'check', message });
    }
    onFaults(faults.map(({ field }) => field));
  };
  const refused = (error: Error) => {
    const { faults, rest } = sorted(error, payer);
    setProblem(rest);
    show(faults);
  };
  const send = (operations: BookingOperation[], at: Price | null, done: Done) => {
    const booking = wire(form.getValues(), at);
    saving.mutate({ booking, operations }, { onSuccess: done, onError: refused });
  };
  const isWhole = async (): Promise<boolean> => {
    setProblem(null);
    await leftFieldChecked();
    form.clearErrors();
    const isSound = await form.trigger();
    const faults = faultsOf(form.getValues(), isBooked ? nothingMore : askedOf(payer), say);
    if (faults.length > 0) show(faults);
    return isSound && faults.length === 0;
  };
  const book = async () => {
    if (saving.isPending || !(await isWhole())) return;
    const values = form.getValues();
    const at = hand ? { hand } : offer && { quoteId: offer.quote.id };
    if (!at) return setProblem('Choose a service: there is no price to book at yet.');
    if (blocked !== null) return setProblem(blocked);
    send(values.wantsPickup ? ['Book', 'RequestPickup'] : ['Book'], at, (result) => {
      if (offer) rememberUsual(payer.customerId, offer.key);
      keepAddresses(values);
      onBooked(result);
    });
  };
  return {
    book: () => void book(),
    /** Saves a booking that is booked already: nothing may be missing. */
    saveChanges: async (done: Done) => {
      if (saving.isPending || !(await isWhole())) return;
      const before = wire(form.formState.defaultValues as Compose, null);
      const booking = changesOf(before, wire(form.getValues(), null));
      saving.mutate({ booking, operations: ['Save'] }, { onSuccess: done, onError: refused });
    },
    saveDraft: (done: Done) => {
      setProblem(null);
      send(['Save'], hand && { hand }, done);
    },
    working: saving.isPending
      ? saving.variables.operations?.includes('Book')
        ? 'book'
        : 'save'
      : null,
    problem,
  };
}

/**
 * A field that the mouse left for the button checks itself once the button is released, and would take
 * away what is said of it here.
 */
const leftFieldChecked = () => new Promise((checked) => setTimeout(checked));

type Done = (result: BookingForEditResult) => void;

const nothingMore = { isCustomerChosen: true, needsCostCenter: false, requiredReferences: [] };

const askedOf = (payer: Payer) => ({
  isCustomerChosen: payer.customerId !== null,
  needsCostCenter: payer.needsCostCenter,
  requiredReferences: payer.references.filter(({ isRequired }) => isRequired),
});

/** A refusal's complaints by field; what has no field of its own, or no complaint, as a sentence. */
function sorted(error: Error, { references }: Payer) {
  const complaints = Object.entries(fieldErrorsOf(error)).map(([member, message]) => ({
    field: fieldOf(member, references),
    message,
  }));
  const faults = complaints.flatMap(({ field, message }) => (field ? [{ field, message }] : []));
  const homeless = complaints.filter(({ field }) => field === null);
  if (complaints.length === 0) return { faults, rest: explain(error).message };
  return { faults, rest: homeless.map(({ message }) => message).join(' ') || null };
}

function useWire({ customerId, references }: Payer) {
  const { timezone } = useTenant();
  const { dayOf } = useFormats();
  return (values: Compose, at: Price | null) =>
    bookingOf(values, { customerId, at, references, timezone, today: dayOf(Date.now()) });
}

/** Puts the addresses that should be kept into the customer's book. */
function useKeepAddresses({ customerId, isOwn }: Payer) {
  const { mutate } = useSaveAddress();
  return ({ from, to }: Compose) => {
    for (const place of [from, to]) {
      if (!place.isKept || place.bookId !== null) continue;
      const owner = isOwn || customerId === null ? {} : { customerId };
      mutate({ ...owner, address: bookEntryOf(place) });
    }
  };
}
