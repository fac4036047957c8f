import { AfterPaint } from '#ui/AfterPaint.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useCustomerName } from './use-customer-name.ts';
import { AddressesSection } from './AddressesSection.tsx';
import { CustomerSection } from './CustomerSection.tsx';
import { ExtrasSection } from './ExtrasSection.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { MayNotBook } from './MayNotBook.tsx';
import { Section } from './Section.tsx';
import { AddressesSummary, ExtrasSummary, ItemsSummary } from './Summaries.tsx';
import { usePayer } from './use-payer.ts';

type FormSectionsProps = {
  /** True if the customer can no longer be changed. */
  readonly isBooked: boolean;
  readonly folded: ReadonlySet<number>;
  readonly onFold: (section: number, isFolded: boolean) => void;
  readonly cubicFactor: number;
};

/** The four sections of the form: customer, addresses, items, and times and extras. */
export function FormSections({ isBooked, folded, onFold, cubicFactor }: FormSectionsProps) {
  const t = useTranslate();
  const payer = usePayer();
  const name = useCustomerName(payer);
  const part = (number: number) => ({
    number,
    open: !folded.has(number),
    onOpen: (open: boolean) => onFold(number, !open),
  });
  return (
    <>
      {!isBooked && <MayNotBook customerId={payer.customerId} />}
      <Section
        {...part(1)}
        title={payer.isOwn ? 'References' : 'Customer'}
        summary={payer.isOwn ? '' : (name ?? t('No one selected'))}
      >
        <CustomerSection payer={payer} fixedName={isBooked ? (name ?? '') : null} />
      </Section>
      <Section {...part(2)} title="Addresses" summary={<AddressesSummary />}>
        <AddressesSection payer={payer} />
      </Section>
      <AfterPaint>
        <Section {...part(3)} title="Items" summary={<ItemsSummary />}>
          <ItemsSection payer={payer} cubicFactor={cubicFactor} />
        </Section>
        <Section {...part(4)} title="Pickup and extras" summary={<ExtrasSummary />}>
          <ExtrasSection payer={payer} />
        </Section>
      </AfterPaint>
    </>
  );
}
