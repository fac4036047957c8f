import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { X } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { AppLink } from '#ui/go.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useCustomersOf, useMapOne, useMappings, useMapToAll } from './calls.ts';

/** The customers whose freight an account carries. */
export function Customers({ accountId }: { readonly accountId: number }) {
  const t = useTranslate();
  const [page, setPage] = useState({ skip: 0, take: 50 });
  const mappings = useMappings({
    carrierAccountId: accountId,
    skipCount: page.skip,
    maxResultCount: page.take,
  });
  const mapping = useMapOne();
  const mayEdit = useMay()('Carrier.Edit');
  return (
    <Panel narrow title="Customers">
      <div className="grid gap-4">
        {mapping.error && <Banner tone="problem" title={explain(mapping.error).message} />}
        {mayEdit && (
          <div className="grid gap-2">
            <AddCustomer
              onAdd={(customerId) => mapping.mutate({ customerId, accountId, isMapped: true })}
            />
            <AddAll accountId={accountId} />
          </div>
        )}
        <Awaited query={mappings} permission="Carrier.View">
          {({ items, totalCount }) => (
            <>
              {totalCount === 0 && <p className="text-ink-3">{t('No customers assigned yet.')}</p>}
              <MappedList
                mapped={items}
                onRemove={
                  mayEdit
                    ? (customerId) => mapping.mutate({ customerId, accountId, isMapped: false })
                    : null
                }
              />
              {totalCount > page.take && <Pager {...page} total={totalCount} onChange={setPage} />}
            </>
          )}
        </Awaited>
      </div>
    </Panel>
  );
}

function AddCustomer({ onAdd }: { readonly onAdd: (customerId: number) => void }) {
  const form = useForm({ defaultValues: { customerid: null, customerguid: null } });
  return (
    <FormProvider {...form}>
      <CustomerPicker
        label="Add a customer"
        onPick={(customer) => {
          if (!customer) return;
          onAdd(customer.id);
          form.reset();
        }}
      />
    </FormProvider>
  );
}

function AddAll({ accountId }: { readonly accountId: number }) {
  const t = useTranslate();
  const toast = useToast();
  const all = useMapToAll();
  const onSuccess = ({ count }: { readonly count: number }) =>
    toast({
      title: t('{count, plural, =0 {No customer} one {# customer} other {# customers}} added', {
        count,
      }),
      tone: 'success',
    });
  return (
    <ConfirmButton
      label="Add all account customers"
      verb="Add all"
      harmless
      size="small"
      question="Carry the freight of all account customers?"
      effect="They keep their other carriers. New customers are not added later."
      working={all.isPending}
      problem={all.error && explain(all.error).message}
      onConfirm={() => all.mutate({ carrierAccountId: accountId }, { onSuccess })}
    />
  );
}

type MappedListProps = {
  readonly mapped: readonly { readonly customerId: number; readonly isOwn: boolean }[];
  readonly onRemove: ((customerId: number) => void) | null;
};

function MappedList({ mapped, onRemove }: MappedListProps) {
  const t = useTranslate();
  const customers = useCustomersOf(mapped.map(({ customerId }) => customerId));
  const names = new Map((customers.data?.items ?? []).map((each) => [each.id, each]));
  return (
    <ul className="divide-y divide-hairline">
      {mapped.map(({ customerId, isOwn }) => {
        const customer = names.get(customerId);
        const name = customer ? displayNameOf(customer) : t('Customer {id}', { id: customerId });
        return (
          <li key={customerId} className="flex min-h-10 items-center gap-3 py-1">
            <AppLink href={paths.customer(customerId)} className="text-primary hover:underline">
              {name}
            </AppLink>
            <span className="flex-1 text-ink-3">{customer?.code}</span>
            {isOwn && <StatusPill family="purple">Own account</StatusPill>}
            {onRemove && !isOwn && (
              <IconButton
                size="small"
                icon={X}
                label={t('Remove {name}', { name })}
                onClick={() => onRemove(customerId)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
