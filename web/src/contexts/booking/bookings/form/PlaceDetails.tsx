import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { PositionPicker } from '#contexts/lookups/parts/PositionPicker.tsx';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { namedErrors } from '#ui/form/errors.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useFillHere } from './use-fill-here.ts';
import type { Payer } from './use-payer.ts';
import type { Compose, PlaceValues, Wishes } from './values.ts';

type PlaceDetailsProps = {
  readonly end: 'from' | 'to';
  readonly place: PlaceValues;
  readonly payer: Payer;
};

/** The contact and the requested services: collapsed to one line, so that Tab skips it. */
export function PlaceDetails({ end, place, payer }: PlaceDetailsProps) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { errors } = useFormState({ name: end });
  const own = details.map((name) => `${end}.${name}`);
  const isVisible = isOpen || namedErrors(errors, own).length > 0;
  const summary = useSummary(end, place);
  return (
    <div className="grid min-w-0 gap-3">
      <button
        type="button"
        aria-expanded={isVisible}
        aria-controls={id}
        onClick={() => setOpen(!isVisible)}
        className={cx(
          'flex min-h-6 min-w-0 items-center gap-2 text-left text-table text-ink-2',
          'pointer-coarse:min-h-11',
        )}
      >
        <ChevronDown size={16} aria-hidden="true" className={cx(isVisible && 'rotate-180')} />
        <span className="min-w-0 flex-1 truncate">
          {t('Contact and options')}
          {!isVisible && summary !== '' && `: ${summary}`}
        </span>
      </button>
      <div id={id} hidden={!isVisible} className={cx(isVisible && 'grid gap-3')}>
        <ContactFields end={end} />
        <PlaceWishes end={end} />
        <SaveToBook end={end} place={place} payer={payer} />
        <Here end={end} place={place} />
      </div>
    </div>
  );
}

const details = ['contactName', 'telephone', 'email', 'type'] as const;

/** Returns the summary of the collapsed line: the contact, and the requested services. */
function useSummary(end: 'from' | 'to', place: PlaceValues): string {
  const t = useTranslate();
  const [form, wishes] = wishesOf(end);
  const wished = useWatch<Compose, 'pickup' | 'delivery'>({ name: form });
  return [
    place.contactName,
    place.telephone,
    place.email,
    ...(place.type === 'Residential' ? [t('Residential')] : []),
    ...wishes.filter(([name]) => wished[name]).map(([, label]) => t(label)),
  ]
    .filter(Boolean)
    .join(' · ');
}

const ContactFields = ({ end }: Pick<PlaceDetailsProps, 'end'>) => (
  <div className="grid grid-cols-2 gap-3">
    <TextField name={`${end}.contactName`} label="Contact" optional rules={{ maxLength: 128 }} />
    <TextField
      name={`${end}.telephone`}
      label="Phone"
      type="tel"
      optional
      rules={{ maxLength: 32 }}
    />
    <TextField
      name={`${end}.email`}
      label="E-mail"
      type="email"
      optional
      rules={{ maxLength: 256 }}
    />
    <SelectField
      name={`${end}.type`}
      label="Kind"
      options={[
        { value: 'Business', label: 'Business' },
        { value: 'Residential', label: 'Residential' },
      ]}
    />
  </div>
);

function SaveToBook({ end, place, payer }: PlaceDetailsProps) {
  const may = useMay();
  const isNew = place.bookId === null && place.addressLine1.trim() !== '' && place.postCode !== '';
  if (!isNew || payer.customerId === null || !may('Customer.Addresses')) return null;
  return <CheckboxField name={`${end}.isKept`} label="Save to address book" />;
}

function Here({ end, place }: Pick<PlaceDetailsProps, 'end' | 'place'>) {
  const fillHere = useFillHere(end, place);
  return <PositionPicker onFound={fillHere} />;
}

type Wish = readonly [keyof Wishes, 'Tail lift' | (typeof deliveryWishes)[number][1] | 'Hand load'];

const pickupWishes = [
  ['tailLift', 'Tail lift'],
  ['handUnload', 'Hand load'],
] as const;
const deliveryWishes = [
  ['tailLift', 'Tail lift'],
  ['handUnload', 'Hand unload'],
  ['appointment', 'Appointment'],
  ['authorityToLeave', 'Authority to leave'],
  ['signatureRequired', 'Signature required'],
] as const;

const wishesOf = (end: 'from' | 'to'): readonly ['pickup' | 'delivery', readonly Wish[]] =>
  end === 'from' ? ['pickup', pickupWishes] : ['delivery', deliveryWishes];

function PlaceWishes({ end }: Pick<PlaceDetailsProps, 'end'>) {
  const [form, wishes] = wishesOf(end);
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {wishes.map(([name, label]) => (
        <CheckboxField key={name} name={`${form}.${name}`} label={label} />
      ))}
    </div>
  );
}
