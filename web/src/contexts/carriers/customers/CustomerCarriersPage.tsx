import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { RecordTalk } from '#contexts/messaging/links/RecordTalk.tsx';
import { paths } from '#paths';
import { useIdParam } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useToast } from '#ui/Toasts.tsx';
import {
  type CarrierAccountItem,
  type CarrierChoice,
  carrierText,
} from '../accounts/account-columns.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useAccounts, useCarrierCodes } from '../accounts/calls.ts';
import { useCustomersOf, useMapAccounts, useMappings } from './calls.ts';

const checklist = "Can carry this customer's freight";

const aChecklist = (
  <div className="max-w-[720px]">
    <Panel title={checklist} flush>
      <Skeleton rows={6} />
    </Panel>
  </div>
);

/** The carrier accounts that carry one customer's freight. */
export function CustomerCarriersPage() {
  const t = useTranslate();
  const customerId = useIdParam();
  const customer = useCustomersOf([customerId]).data?.items[0];
  const name = customer ? displayNameOf(customer) : t('Customer {id}', { id: customerId });
  const accounts = useAccounts({ sorting: 'name', maxResultCount: 500 });
  const mappings = useMappings({ customerId, maxResultCount: 1000 });
  return (
    <>
      <PageHeading
        title="Carriers"
        breadcrumb={[
          { label: 'Customers', href: paths.customers() },
          { label: name, href: paths.customer(customerId) },
          { label: 'Carriers' },
        ]}
      />
      <Awaited query={accounts} permission="Carrier.View" shape={aChecklist}>
        {({ items }) => (
          <Awaited query={mappings} permission="Carrier.View" shape={aChecklist}>
            {(mapped) => (
              <Checklist
                key={customerId}
                customerId={customerId}
                accounts={items}
                mapped={mapped.items.flatMap((each) => (each.isOwn ? [] : [each.carrierAccountId]))}
              />
            )}
          </Awaited>
        )}
      </Awaited>
      <div className="mt-4 grid max-w-[720px] gap-4">
        <RecordTalk
          about={{ entitytype: 'Customer', entityid: String(customerId), hasCustomer: true }}
        />
      </div>
    </>
  );
}

type ChecklistProps = {
  readonly customerId: number;
  readonly accounts: readonly CarrierAccountItem[];
  readonly mapped: readonly number[];
};

function Checklist({ customerId, accounts, mapped }: ChecklistProps) {
  const t = useTranslate();
  const toast = useToast();
  const codes = useCarrierCodes().data?.items ?? [];
  const carriers = new Map<string, CarrierChoice>(codes.map((each) => [each.code, each]));
  const locked = useMay()('Carrier.Edit') ? null : "You don't have permission to change this.";
  const offered = accounts.filter((account) => account.customerId === null);
  const own = accounts.filter((account) => account.customerId === customerId);
  const save = useSaveForm({
    values: {
      chosen: Object.fromEntries(offered.map(({ id }) => [`a${id}`, mapped.includes(id)])),
    },
    send: useMapAccounts(),
    argsOf: ({ chosen }) => ({
      customerId,
      carrierAccountIds: offered.flatMap(({ id }) => (chosen[`a${id}`] ? [id] : [])),
    }),
    onSaved: () => toast({ title: 'Carriers saved', tone: 'success' }),
  });
  if (accounts.length === 0) {
    return <EmptyState title="No carrier accounts yet" text="Connect a carrier first." />;
  }
  return (
    <div className="grid max-w-[720px] gap-4">
      <FormShell {...save} saveBar submitLabel="Save carriers" useLeaveGuard={useLeaveGuard}>
        <Panel title={checklist}>
          <div className="grid gap-3">
            {offered.map((account) => (
              <CheckboxField
                key={account.id}
                name={`chosen.a${account.id}`}
                label={account.isActive ? account.name : t('{name} (off)', { name: account.name })}
                help={`${carrierText(carriers, account.carrierCode, t)} · ${account.code}`}
                readOnlyReason={locked}
              />
            ))}
          </div>
        </Panel>
      </FormShell>
      {own.length > 0 && (
        <Panel title="Customer's own accounts">
          <ul>
            {own.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
