import { wordsOf } from '@waybill/contract/customers/customers/choices';
import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { addressText } from '../../address-book/address-text.ts';
import { termsText } from '../choices.ts';
import { CreditBar } from '../../credit/CreditBar.tsx';
import { AccountPill } from '../../parts/AccountPill.tsx';
import { MailAddress } from '../../parts/MailAddress.tsx';
import type { CustomerItem } from './customer-columns.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useCustomer } from '../calls.ts';

type CustomerPeekProps = {
  readonly id: number;
  readonly row: CustomerItem | undefined;
  readonly onClose: () => void;
};

/** The peek of a customer. */
export function CustomerPeek({ id, row, onClose }: CustomerPeekProps) {
  const t = useTranslate();
  const { date, money } = useFormats();
  const { data, error } = useCustomer(id);
  const customer = data ?? row;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={customer ? displayNameOf(customer) : t('Customer {id}', { id })}
      subtitle={customer && <AccountPill status={customer.accountStatus} />}
      footer={
        <ButtonLink href={paths.customer(id)} look="primary">
          Open customer
        </ButtonLink>
      }
    >
      {error && <Banner tone="problem" title={explain(error).message} />}
      {!customer && !error && <Skeleton lines={8} />}
      {customer && (
        <div className="grid gap-5">
          <KeyValueList
            details={[
              { label: 'Code', value: <Copyable text={customer.code} /> },
              { label: 'Type', value: <Translated text={wordsOf(customer.type)} /> },
              { label: 'Contact', value: customer.contactName },
              {
                label: 'E-mail',
                value: customer.email && <MailAddress address={customer.email} />,
              },
              {
                label: 'Telephone',
                value: customer.contact && <Copyable text={customer.contact} />,
              },
              { label: 'Address', value: addressText(customer.address) },
              { label: 'Terms', value: termsText(customer.paymentTerms, t) },
              ...(customer.outstandingAmount === null
                ? []
                : [{ label: 'Outstanding', value: money(customer.outstandingAmount) }]),
              { label: 'Account manager', value: customer.accountManager },
              {
                label: 'Last booking',
                value: customer.lastBookingDate && date(customer.lastBookingDate),
              },
            ]}
          />
          <CreditBar limit={customer.creditLimit} used={customer.creditExposure} />
        </div>
      )}
    </Drawer>
  );
}
