import { oneOf, or } from '#shell/search-values.ts';
import { talkTabs, useTalkTabs } from '#contexts/messaging/links/RecordTalk.tsx';
import { MarkupOfAccount } from '#contexts/pricing/links/MarkupOfAccount.tsx';
import { paths } from '#paths';
import { useIdParam, useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import type { CarrierAccountItem } from './account-columns.tsx';
import { AwaitingNumbers } from './AwaitingNumbers.tsx';
import { Calls } from '../calls/Calls.tsx';
import { Connection } from './Connection.tsx';
import { Customers } from '../customers/Customers.tsx';
import { Services } from './Services.tsx';
import type { ReadRecord } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useAccount } from './calls.ts';

/** A carrier account: its connection, services and customers. */
export function CarrierPage() {
  const id = useIdParam();
  return (
    <Awaited heading="Carrier account" query={useAccount(id)} permission="Carrier.View">
      {({ carrierAccount, revision }) => (
        <Loaded key={id} account={{ ...carrierAccount, id, revision }} />
      )}
    </Awaited>
  );
}

const shape = {
  tab: or(
    oneOf(['connection', 'services', 'customers', 'markup', 'calls', ...talkTabs]),
    'connection',
  ),
};

function Loaded({ account }: { readonly account: CarrierAccountItem & ReadRecord }) {
  const t = useTranslate();
  const may = useMay();
  const [{ tab }, change] = useSearchState(shape);
  const { id, name, code, isActive, customerCount } = account;
  const talk = useTalkTabs({
    entitytype: 'CarrierAccount',
    entityid: String(id),
    hasCustomer: false,
  });
  return (
    <>
      <PageHeading
        title={name}
        breadcrumb={[{ label: 'Carriers', href: paths.carriers() }, { label: code }]}
        aside={
          <>
            <StatusPill family={isActive ? 'green' : 'neutral'}>
              {isActive ? t('Active') : t('Off')}
            </StatusPill>
            <Copyable text={code} />
          </>
        }
      />
      {may('Booking.View') && <AwaitingNumbers accountId={id} />}
      <Tabs
        label="Carrier account"
        active={tab}
        onChange={(next) => change({ tab: next === 'connection' ? undefined : next })}
        tabs={[
          { id: 'connection', label: 'Connection' },
          { id: 'services', label: 'Services' },
          { id: 'customers', label: 'Customers', count: customerCount },
          ...(may('Booking.Markup') ? [{ id: 'markup', label: 'Markup' } as const] : []),
          { id: 'calls', label: 'Requests' },
          ...talk,
        ]}
      >
        {tab === 'connection' && <Connection account={account} />}
        {tab === 'services' && <Services account={account} />}
        {tab === 'customers' && <Customers accountId={id} />}
        {tab === 'markup' && <MarkupOfAccount accountId={id} />}
        {tab === 'calls' && <Calls accountId={id} />}
        {talk.find((each) => each.id === tab)?.content()}
      </Tabs>
    </>
  );
}
