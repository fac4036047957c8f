import type { Shop, ShopService } from '@waybill/contract/shops/shops/shapes';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Awaited } from '#shell/records/Awaited.tsx';
import { type ReadRecord, useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useSaveShopServices, useServiceOptions, useShopServices } from './calls.ts';

type OfShop = { readonly shop: Shop };

/** The services offered to buyers, with the shop's own names. */
export function CheckoutServices({ shop }: OfShop) {
  const query = useShopServices(shop.id);
  return (
    <Awaited query={query} permission="Customer.Company">
      {(reading) => <ServicesForm shop={shop} reading={reading} services={reading.services} />}
    </Awaited>
  );
}

type Row = {
  readonly carrierAccountId: number | null;
  readonly serviceCode: string | null;
  readonly displayName: string;
  readonly isActive: boolean;
};
type Values = { readonly services: Row[] };

const blank: Row = { carrierAccountId: null, serviceCode: null, displayName: '', isActive: true };

type FormProps = OfShop & {
  readonly reading: ReadRecord;
  readonly services: readonly ShopService[];
};

function ServicesForm({ shop, reading, services }: FormProps) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm<
    Values,
    Parameters<ReturnType<typeof useSaveShopServices>['mutate']>[0],
    null
  >({
    reading,
    values: { services: services.map((each): Row => each) },
    send: useSaveShopServices(),
    argsOf: (values) => ({
      shopId: shop.id,
      services: values.services.map((row) => ({
        ...row,
        carrierAccountId: row.carrierAccountId ?? 0,
        serviceCode: row.serviceCode ?? '',
      })),
    }),
    onSaved: () => toast({ title: 'Services saved', tone: 'success' }),
  });
  const rows = useFieldArray({ control: save.form.control, name: 'services', keyName: 'key' });
  return (
    <FormShell {...save} saveBar submitLabel="Save services" useLeaveGuard={useLeaveGuard}>
      <Panel title="Services at the checkout">
        <div className="grid gap-4">
          {rows.fields.length === 0 && (
            <p className="text-ink-2">{t('All services of the customer are offered.')}</p>
          )}
          {rows.fields.map((row, at) => (
            <div key={row.key} className="grid gap-3 border-b border-hairline pb-4">
              <ServiceFields shop={shop} at={at} />
              <div>
                <IconButton icon={X} label="Remove service" onClick={() => rows.remove(at)} />
              </div>
            </div>
          ))}
          <div>
            <Button icon={Plus} onClick={() => rows.append(blank)}>
              Add service
            </Button>
          </div>
        </div>
      </Panel>
    </FormShell>
  );
}

function ServiceFields({ shop, at }: OfShop & { readonly at: number }) {
  const account = useWatch<Values, `services.${number}.carrierAccountId`>({
    name: `services.${at}.carrierAccountId`,
  });
  const { carriers, services } = useServiceOptions(shop.id, account);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField<Values>
        name={`services.${at}.carrierAccountId`}
        label="Carrier"
        options={carriers}
        rules={{ required: 'Please choose a carrier' }}
      />
      <SelectField<Values>
        name={`services.${at}.serviceCode`}
        label="Service"
        options={services}
        rules={{ required: 'Please choose a service' }}
      />
      <TextField<Values> name={`services.${at}.displayName`} label="Name for buyers" optional />
      <CheckboxField<Values> name={`services.${at}.isActive`} label="Offered" />
    </div>
  );
}
