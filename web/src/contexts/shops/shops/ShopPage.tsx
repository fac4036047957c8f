import type { Shop } from '@waybill/contract/shops/shops/shapes';
import { Download, PackageOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { oneOf, or } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useGo, useIdParam, useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { Banner } from '#ui/Banner.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { Boxes } from '../boxes/Boxes.tsx';
import { ImportDialog } from '../imports/ImportDialog.tsx';
import { OrderRules } from '../rules/OrderRules.tsx';
import { Callbacks } from './Callbacks.tsx';
import { useDeleteShop, usePlatforms, useSaveShop, useShop } from './calls.ts';
import { CheckoutServices } from './CheckoutServices.tsx';
import { platformText } from './shop-columns.tsx';
import { ShopFields } from './ShopFields.tsx';
import { shopArgs, shopValues } from './shop-values.ts';

/** A web shop: its connection, its boxes, and the services of its checkout. */
export function ShopPage() {
  const id = useIdParam();
  return (
    <Awaited heading="Web shop" query={useShop(id)} permission="Customer.Company">
      {({ shop }) => <Loaded key={id} shop={shop} />}
    </Awaited>
  );
}

const shape = { tab: or(oneOf(['connection', 'boxes', 'rules', 'checkout']), 'connection') };
type OfShop = { readonly shop: Shop };

function Loaded({ shop }: OfShop) {
  const t = useTranslate();
  const [{ tab }, change] = useSearchState(shape);
  const [isImporting, setImporting] = useState(false);
  const platform = usePlatforms().data?.items.find(({ code }) => code === shop.eCommercePlatform);
  return (
    <>
      <PageHeading
        title={shop.name}
        breadcrumb={[
          { label: 'Web shops', href: paths.shops() },
          { label: platformText(shop.eCommercePlatform, t) },
        ]}
        aside={
          <StatusPill family={shop.isActive ? 'green' : 'neutral'}>
            {shop.isActive ? 'Active' : 'Paused'}
          </StatusPill>
        }
        actions={[
          { label: 'Orders', icon: PackageOpen, href: paths.orders({ shop: shop.id }) },
          ...(shop.isActive
            ? [
                {
                  label: 'Import orders',
                  icon: Download,
                  onAct: () => setImporting(true),
                  primary: true,
                } as const,
              ]
            : []),
        ]}
      />
      {shop.lastSyncProblem !== null && (
        <Banner tone="problem" title="The last import failed">
          <Translated text={shop.lastSyncProblemSentence ?? shop.lastSyncProblem} />
        </Banner>
      )}
      <Tabs
        label="Web shop"
        active={tab}
        onChange={(next) => change({ tab: next === 'connection' ? undefined : next })}
        tabs={[
          { id: 'connection', label: 'Connection' },
          { id: 'boxes', label: 'Boxes' },
          { id: 'rules', label: 'Rules' },
          ...(platform?.isOnline === true
            ? [
                {
                  id: 'checkout',
                  label: platform.requestsRates ? 'Checkout' : 'Webhooks',
                } as const,
              ]
            : []),
        ]}
      >
        {tab === 'connection' && <Connection shop={shop} />}
        {tab === 'boxes' && <Boxes shopId={shop.id} />}
        {tab === 'rules' && (
          <div className="max-w-[720px]">
            <OrderRules shop={shop} />
          </div>
        )}
        {tab === 'checkout' && (
          <div className="grid max-w-[720px] gap-4">
            <Callbacks shop={shop} />
            {platform?.requestsRates === true && <CheckoutServices shop={shop} />}
          </div>
        )}
      </Tabs>
      {isImporting && <ImportDialog shop={shop} onClose={() => setImporting(false)} />}
    </>
  );
}

function Connection({ shop }: OfShop) {
  const toast = useToast();
  const save = useSaveForm({
    reading: shop,
    values: shopValues(shop),
    send: useSaveShop(),
    argsOf: (values) => shopArgs(values, shop.id),
    onSaved: () => toast({ title: 'Shop saved', tone: 'success' }),
  });
  return (
    <div className="grid max-w-[720px] gap-4">
      <FormShell {...save} saveBar submitLabel="Save shop" useLeaveGuard={useLeaveGuard}>
        <ShopFields id={shop.id} />
      </FormShell>
      <DeleteShop shop={shop} />
    </div>
  );
}

function DeleteShop({ shop }: OfShop) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const removal = useDeleteShop();
  const onSuccess = () => {
    toast({ title: 'Shop deleted' });
    go(paths.shops(), { replace: true });
  };
  return (
    <Panel title="Delete">
      <ConfirmButton
        label="Delete shop"
        look="danger"
        icon={Trash2}
        question={t('Delete {name}?', { name: shop.name })}
        effect="Its boxes and imported orders are deleted with it. Bookings stay."
        working={removal.isPending}
        problem={removal.error && explain(removal.error).message}
        onConfirm={() => removal.mutate({ id: shop.id }, { onSuccess })}
      />
    </Panel>
  );
}
