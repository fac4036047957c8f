import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { idValue, oneOf, or } from '#shell/search-values.ts';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useAllServices, useCarrierAccounts } from '../calls.ts';
import { type Group, groupOfCustomer, groups } from './groups.ts';
import { MarkupForm } from './MarkupForm.tsx';
import type { MarkupLevel } from './markup-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import {
  useCustomer,
  useCustomerMarkup,
  useMarkupGroups,
  useSaveCustomerMarkup,
  useSaveGroup,
} from './calls.ts';

const shape = {
  group: or(oneOf(groups.map(({ id }) => id)), 'default'),
  customer: idValue,
  one: oneOf(['customer']),
};

/** The markup on carriers' prices, for a customer group or for one customer. */
export function MarkupPage() {
  const [{ group, customer, one }, change] = useSearchState(shape);
  const isOne = customer !== undefined || one !== undefined;
  const open = (id: string) =>
    change({
      group: id === 'customer' || id === 'default' ? undefined : id,
      one: id === 'customer' ? 'customer' : undefined,
      customer: undefined,
    });
  const visible = groups.find(({ id }) => id === group) ?? groups[0];
  return (
    <>
      <PageHeading
        title="Markup"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Markup' }]}
      />
      <Tabs
        label="Prices for"
        active={isOne ? 'customer' : group}
        onChange={open}
        tabs={[
          ...groups.map(({ id, label }) => ({ id, label })),
          { id: 'customer', label: 'One customer' },
        ]}
      >
        {isOne ? (
          <CustomerMarkup
            customerId={customer}
            onPick={(id) => change({ customer: id, one: 'customer', group: undefined })}
          />
        ) : (
          <GroupMarkup key={visible.id} group={visible} />
        )}
      </Tabs>
    </>
  );
}

function GroupMarkup({ group }: { readonly group: Group }) {
  const t = useTranslate();
  const markup = useMarkupGroups();
  const send = useSaveGroup();
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {t(notes[group.id])} {group.id !== 'default' && t(others)}
      </p>
      <WithCarriers>
        {(carriers) => (
          <Awaited query={markup} permission="Booking.Markup">
            {(saved) => (
              <MarkupForm
                {...carriers}
                reading={saved}
                saved={saved[group.key]}
                levels={
                  group.id === 'default' ? [] : [{ name: 'Default', saved: saved.carrierAccounts }]
                }
                send={send}
                argsOf={(carrierAccounts) => ({ carrierAccounts, markUpType: group.markUpType })}
              />
            )}
          </Awaited>
        )}
      </WithCarriers>
    </div>
  );
}

type Carriers = {
  readonly accounts: NonNullable<ReturnType<typeof useCarrierAccounts>['data']>['items'];
  readonly services: NonNullable<ReturnType<typeof useAllServices>['data']>['items'];
};

/** Renders its content once the carrier accounts and all services are loaded. */
function WithCarriers({ children }: { readonly children: (carriers: Carriers) => ReactNode }) {
  const accounts = useCarrierAccounts();
  const services = useAllServices();
  return (
    <Awaited query={accounts} permission="Carrier.View">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="No carrier accounts yet" text="Markup is set per carrier account." />
        ) : (
          <Awaited query={services} permission="Carrier.View">
            {(all) => children({ accounts: items, services: all.items })}
          </Awaited>
        )
      }
    </Awaited>
  );
}

const others = 'Anything not set here uses the default.';
const notes = {
  default: 'Applies when neither the customer nor its group has a markup.',
  account: 'For account customers.',
  payg: 'For pay-as-you-go customers.',
  guest: 'For guests.',
  prepaid: 'For prepaid customers.',
} as const satisfies Record<Group['id'], string>;

type CustomerMarkupProps = {
  readonly customerId: number | undefined;
  readonly onPick: (id: number | undefined) => void;
};

function CustomerMarkup({ customerId, onPick }: CustomerMarkupProps) {
  const form = useForm({ values: { customerid: customerId ?? null, customerguid: null } });
  return (
    <div className="grid gap-4">
      <div className="max-w-[400px]">
        <FormProvider {...form}>
          <CustomerPicker onPick={(customer) => onPick(customer?.id)} />
        </FormProvider>
      </div>
      {customerId !== undefined && <OneCustomer key={customerId} customerId={customerId} />}
      {customerId === undefined && (
        <EmptyState
          title="Choose a customer"
          text="A customer's own markup takes precedence over the group's markup."
        />
      )}
    </div>
  );
}

function OneCustomer({ customerId }: { readonly customerId: number }) {
  const markup = useCustomerMarkup(customerId);
  const groupMarkup = useMarkupGroups();
  const customer = useCustomer(customerId);
  const send = useSaveCustomerMarkup();
  return (
    <WithCarriers>
      {(carriers) => (
        <Awaited query={markup} permission="Booking.Markup">
          {(saved) => (
            <Awaited query={groupMarkup} permission="Booking.Markup">
              {(all) => (
                <MarkupForm
                  {...carriers}
                  reading={saved}
                  saved={saved.carrierAccounts}
                  levels={levelsBehind(all, groupOfCustomer(customer.data?.items[0]?.type))}
                  send={send}
                  argsOf={(carrierAccounts) => ({ customerId, carrierAccounts })}
                />
              )}
            </Awaited>
          )}
        </Awaited>
      )}
    </WithCarriers>
  );
}

type GroupMarkups = NonNullable<ReturnType<typeof useMarkupGroups>['data']>;

/** Returns the levels behind a customer's own markup: that of its group, then the default. */
const levelsBehind = (all: GroupMarkups, group: Group | undefined): readonly MarkupLevel[] => [
  ...(group === undefined ? [] : [{ name: group.label, saved: all[group.key] }]),
  { name: 'Default', saved: all.carrierAccounts },
];
