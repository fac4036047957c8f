import { paths } from '#paths';
import { usePageExists } from '#shell/page-exists.ts';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';

type Props = {
  readonly customerId: number;
  readonly customer: { readonly displayName: string };
};

/** For staff: the customer, with links to its page, statement and invoices. */
export function CustomerLinks({ customer, customerId }: Props) {
  const t = useTranslate();
  const may = useMay();
  const exists = usePageExists();
  const linked = may('Customer.View') && exists('/customers/$id/details');
  const link = 'hit text-primary underline';
  return (
    <span className="grid gap-1">
      {linked ? (
        <AppLink href={paths.customer(customerId)} className={link}>
          {customer.displayName}
        </AppLink>
      ) : (
        customer.displayName
      )}
      <AppLink href={paths.statements({ customer: customerId })} className={link}>
        {t('Statement')}
      </AppLink>
      <AppLink href={paths.invoices({ customer: customerId })} className={link}>
        {t('All invoices of this customer')}
      </AppLink>
    </span>
  );
}
