import type { BookingDetail } from '@waybill/contract/booking/shapes';
import type { Address } from '@waybill/contract/shared/address';
import { ArrowRight } from 'lucide-react';
import { useFormats } from '#shell/formats.ts';
import { Copyable } from '#ui/Copyable.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ProgressRail } from '#ui/ProgressRail.tsx';
import { suburbText } from '../../links/freight-text.ts';
import { progressOf } from './progress.ts';
import { useLabel } from '#ui/labels.ts';

/** The route, and the progress of the freight. */
export function RouteHeader({ booking }: { readonly booking: BookingDetail }) {
  const { dateTime } = useFormats();
  const { stages, done, stuck } = progressOf(booking);
  return (
    <Panel>
      <div className="grid gap-4 sm:grid-cols-[1fr_auto_1fr]">
        <Place title="From" address={booking.fromAddress} options={booking.pickupOptions} />
        <ArrowRight size={20} aria-hidden="true" className="mt-6 hidden text-ink-3 sm:block" />
        <Place title="To" address={booking.toAddress} options={booking.deliveryOptions} />
      </div>
      <div className="mt-5 border-t border-hairline pt-4">
        <ProgressRail
          label="Progress"
          steps={stages.map(({ id, label, at }) => ({
            id,
            label,
            ...(at === null ? {} : { note: dateTime(at) }),
          }))}
          done={done}
          stuck={stuck}
        />
      </div>
    </Panel>
  );
}

type PlaceProps = {
  readonly title: string;
  readonly address: Address;
  readonly options: Readonly<Record<string, string>>;
};

function Place({ title, address, options }: PlaceProps) {
  const spoken = useLabel();
  const lines = linesOf(address);
  const wishes = wishesOf(options, spoken);
  return (
    <section className="min-w-0">
      <h2 className="text-meta text-ink-3">{spoken(title)}</h2>
      <p className="text-h3 font-semibold break-words">
        {suburbText(address.suburb) || '—'}{' '}
        <span className="font-normal text-ink-2">
          {[address.stateCode, address.postCode].filter(Boolean).join(' ')}
        </span>
      </p>
      {lines.length > 0 && (
        <Copyable text={lines.join('\n')}>
          <span className="block whitespace-pre-line break-words">{lines.join('\n')}</span>
        </Copyable>
      )}
      <p className="text-table text-ink-2">
        {[address.contactName, address.telephone, address.email].filter(Boolean).join(' · ')}
      </p>
      {wishes.length > 0 && <p className="text-table text-ink-2">{wishes.join(' · ')}</p>}
    </section>
  );
}

const linesOf = (address: Address): readonly string[] =>
  [address.companyName, address.addressLine1, address.addressLine2, address.addressLine3].flatMap(
    (line) => (line ? [line] : []),
  );

const wishWords: Readonly<Record<string, string>> = {
  tailLift: 'Tail lift',
  handUnload: 'Hand unload',
  residential: 'Residential',
  appointment: 'Appointment',
  authorityToLeave: 'Authority to leave',
  signatureRequired: 'Signature required',
};

const wishesOf = (
  options: Readonly<Record<string, string>>,
  spoken: (word: string) => string,
): readonly string[] =>
  Object.entries(options).flatMap(([key, value]) => {
    if (value === '' || value === 'false') return [];
    const word = spoken(wishWords[key] ?? key);
    return [value === 'true' ? word : `${word}: ${value}`];
  });
