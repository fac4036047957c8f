import { type ReactNode, useRef, useState } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import type { CardEntryHandle } from '#contexts/finance/links/card/CardEntry.tsx';
import { useFormats } from '#shell/formats.ts';
import { AfterPaint } from '#ui/AfterPaint.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx';
import { FieldNamesProvider, useNewFieldNames } from '#ui/form/field-names.ts';
import { formHabits } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { AddressesSection } from '../bookings/form/AddressesSection.tsx';
import { ExtrasSection } from '../bookings/form/ExtrasSection.tsx';
import { sectionOf } from '../bookings/form/faults.ts';
import { useInsurance } from '../bookings/form/InsuranceFields.tsx';
import { InsuredSum } from '../bookings/form/InsuredSum.tsx';
import { ItemsSection } from '../bookings/form/ItemsSection.tsx';
import { QuoteRail } from '../bookings/form/QuoteRail.tsx';
import { Section } from '../bookings/form/Section.tsx';
import {
  AddressesSummary,
  ExtrasSummary,
  ItemsSummary,
  usualFactor,
} from '../bookings/form/Summaries.tsx';
import { useAutosave } from '../bookings/form/use-draft.ts';
import { useOffers } from '../bookings/form/use-offers.ts';
import { GuestCard } from './GuestCard.tsx';
import { type GuestCompose, nobody } from './guest-values.ts';
import { Terms } from './Terms.tsx';
import { useBookGuest } from './use-book-guest.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

export type GuestFormProps = {
  readonly initial: GuestCompose;
  /** False for a quote, which its link opens again. */
  readonly autosaved?: boolean;
  /** Above the form, e.g. that a draft was restored. */
  readonly notice: ReactNode;
  readonly onBooked: (booking: { readonly id: number; readonly email: string }) => void;
};

/** The form of a guest, from quote to booking on one page. */
export function GuestForm({ initial, autosaved = true, notice, onBooked }: GuestFormProps) {
  const form = useForm<GuestCompose>({ ...formHabits, defaultValues: initial });
  const names = useNewFieldNames();
  const [isDone, setDone] = useState(false);
  useAutosave(form, 'guest', autosaved && !isDone);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const part = (number: number) => ({
    number,
    open: !folded.has(number),
    onOpen: (open: boolean) => {
      const rest = [...folded].filter((each) => each !== number);
      setFolded(new Set(open ? rest : [...rest, number]));
    },
  });
  const showFaults = (fields: readonly string[]) => {
    const sections = new Set(fields.map(sectionOf));
    setFolded(new Set([...folded].filter((each) => !sections.has(each))));
    const [first] = fields;
    // A collapsed section must be rendered before a field in it can be focused.
    if (first) requestAnimationFrame(() => form.setFocus(first as FieldPath<GuestCompose>));
  };
  return (
    <FormProvider {...form}>
      <FieldNamesProvider value={names}>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 content-start gap-3">
            {notice}
            <ErrorSummary />
            <Section {...part(1)} title="You" summary={form.getValues('guestEmail')}>
              <You />
            </Section>
            <Section {...part(2)} title="Addresses" summary={<AddressesSummary />}>
              <AddressesSection payer={nobody} />
            </Section>
            <AfterPaint>
              <Section {...part(3)} title="Items" summary={<ItemsSummary />}>
                <ItemsSection payer={nobody} cubicFactor={usualFactor} />
              </Section>
              <Section {...part(4)} title="Pickup and extras" summary={<ExtrasSummary />}>
                <ExtrasSection payer={nobody} />
              </Section>
            </AfterPaint>
          </div>
          <AfterPaint>
            <GuestSide
              onFaults={showFaults}
              onBooked={(booking) => {
                setDone(true);
                onBooked(booking);
              }}
            />
          </AfterPaint>
        </div>
      </FieldNamesProvider>
    </FormProvider>
  );
}

function You() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField<GuestCompose>
        name="guestEmail"
        label="E-mail"
        type="email"
        autoComplete="email"
        help="You can use it with the booking number to find your booking again."
        rules={{
          required: 'Please enter your e-mail address',
          pattern: { value: /^\S+@\S+\.\S+$/, message: 'Please enter a valid e-mail address' },
        }}
      />
      <TextField<GuestCompose>
        name="guestName"
        label="Your name"
        autoComplete="name"
        rules={{ required: 'Please enter your name', maxLength: 128 }}
      />
    </div>
  );
}

type GuestSideProps = Pick<GuestFormProps, 'onBooked'> & {
  readonly onFaults: (fields: readonly string[]) => void;
};

/** Beside the form: the prices, the card, and the button that books and pays. */
function GuestSide({ onFaults, onBooked }: GuestSideProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const offers = useOffers(null);
  const insurance = useInsurance(nobody);
  const { chosen } = offers;
  const saved = offers.isKept ? offers.saved : null;
  const blocked = insurance.cost === null ? 'Enter the value to see the insurance price.' : null;
  const card = useRef<CardEntryHandle>(null);
  const booking = useBookGuest({ card, offer: chosen, saved, blocked, onFaults, onBooked });
  const freight = saved?.total ?? chosen?.total;
  const total = freight === undefined ? undefined : freight + (insurance.cost ?? 0);
  return (
    <aside
      aria-label={t('Quotes and payment')}
      className="grid content-start gap-4 lg:sticky lg:top-4 lg:self-start"
    >
      <QuoteRail offers={offers} />
      <GuestCard ref={card} />
      <Terms terms={booking.terms} />
      <InsuredSum freight={freight} insurance={insurance} />
      {booking.problem && <Banner tone="problem" title={booking.problem} />}
      <Button look="primary" working={booking.working} onClick={booking.book}>
        <span className="num">
          {total === undefined
            ? t('Book and pay')
            : t('Book and pay {total}', { total: money(total) })}
        </span>
      </Button>
    </aside>
  );
}
