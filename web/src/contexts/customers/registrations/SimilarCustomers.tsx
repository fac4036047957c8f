import type { SimilarReason } from '@waybill/contract/customers/customers/similar';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { useFormContext, useWatch } from 'react-hook-form';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { AppLink } from '#ui/go.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import type { CustomerValues } from '../customers/form/customer-values.ts';
import { useSimilarCustomers } from '../customers/calls.ts';

const because: Readonly<Record<SimilarReason, PlatformText>> = {
  SameAbn: 'same ABN',
  SameEmail: 'same e-mail address',
  SameTelephone: 'same telephone number',
  SimilarName: 'similar name',
};

/** Warns during input about customers that may be the same. */
export function SimilarCustomers() {
  const t = useTranslate();
  const may = useMay();
  const { control } = useFormContext<CustomerValues>();
  const [companyName, customerName, email, contact, abn] = useWatch({
    control,
    name: [
      'customer.companyName',
      'customer.customerName',
      'customer.email',
      'customer.contact',
      'customer.abn',
    ],
  });
  const typed = JSON.stringify({ companyName, customerName, email, contact, abn });
  const like = JSON.parse(useDebounced(typed, 400)) as Record<string, string>;
  const isReported = Object.values(like).some((text) => text !== '');
  const similar = useSimilarCustomers(like, isReported && may('Customer.Create'));
  const items = isReported ? (similar.data?.items ?? []) : [];
  if (items.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={
        items.length === 1
          ? t('There is a similar customer')
          : t('There are {count} similar customers', { count: items.length })
      }
    >
      <ul className="list-disc pl-5">
        {items.map(({ id, name, code, reasons }) => (
          <li key={id}>
            <AppLink className="underline" href={paths.customer(id)}>
              {`${name} (${code})`}
            </AppLink>
            {`: ${reasons.map((reason) => t(because[reason])).join(', ')}`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
