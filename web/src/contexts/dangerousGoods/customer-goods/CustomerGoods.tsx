import { FormProvider, useForm } from 'react-hook-form';
import { idValue } from '#shell/search-values.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { GoodsForm } from './GoodsForm.tsx';
import { useAllUnCodes } from '../un-codes/calls.ts';
import { useCustomer, useCustomerGoods } from './calls.ts';

const shape = { customer: idValue };

/** The dangerous goods that one customer may send. */
export function CustomerGoods() {
  const [{ customer }, change] = useSearchState(shape);
  const form = useForm({ values: { customerid: customer ?? null, customerguid: null } });
  return (
    <div className="grid gap-4">
      <div className="max-w-[400px]">
        <FormProvider {...form}>
          <CustomerPicker onPick={(picked) => change({ customer: picked?.id })} />
        </FormProvider>
      </div>
      {customer === undefined ? (
        <EmptyState
          title="Choose a customer"
          text="Customers allowed to send dangerous goods can send all until goods are listed here."
        />
      ) : (
        <>
          <WhetherAny customerId={customer} />
          <Listed key={customer} customerId={customer} />
        </>
      )}
    </div>
  );
}

/** Warns if the list has no effect, as the customer may not send dangerous goods. */
function WhetherAny({ customerId }: { readonly customerId: number }) {
  const customer = useCustomer(customerId).data?.items[0];
  if (customer === undefined || customer.canSendDG) return null;
  return (
    <Banner
      tone="warning"
      title="This customer can't send dangerous goods"
      actions={
        <ButtonLink href={paths.customer(customerId, { tab: 'details' })}>
          Edit customer details
        </ButtonLink>
      }
    >
      The goods listed here only apply once the customer's details allow dangerous goods.
    </Banner>
  );
}

function Listed({ customerId }: { readonly customerId: number }) {
  const codes = useAllUnCodes();
  const goods = useCustomerGoods(customerId);
  return (
    <Awaited query={codes} permission="Customer.Edit">
      {({ items }) => (
        <Awaited query={goods} permission="Customer.View">
          {(saved) => (
            <GoodsForm customerId={customerId} codes={items} reading={saved} saved={saved.items} />
          )}
        </Awaited>
      )}
    </Awaited>
  );
}
