import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useSaveShop } from './calls.ts';
import { ShopFields } from './ShopFields.tsx';
import { shopArgs, shopValues } from './shop-values.ts';

const empty = shopValues(null);

/** Connects a shop: the platform, then its settings, then its boxes. */
export function NewShopPage() {
  const go = useGo();
  const toast = useToast();
  const save = useSaveForm({
    reading: null,
    values: empty,
    send: useSaveShop(),
    argsOf: (values) => shopArgs(values, undefined),
    onSaved: ({ id }) => {
      toast({ title: 'Shop connected. Add its boxes next.', tone: 'success' });
      go(paths.shop(id, { tab: 'boxes' }), { replace: true });
    },
  });
  return (
    <>
      <PageHeading
        title="Connect a shop"
        breadcrumb={[{ label: 'Web shops', href: paths.shops() }, { label: 'New shop' }]}
      />
      <div className="max-w-[720px]">
        <FormShell
          {...save}
          submitLabel="Connect shop"
          useLeaveGuard={useLeaveGuard}
          onCancel={() => go(paths.shops())}
        >
          <ShopFields />
        </FormShell>
      </div>
    </>
  );
}
