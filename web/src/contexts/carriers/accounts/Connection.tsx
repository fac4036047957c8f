import { secretMask } from '@waybill/contract/carriers/shapes';
import { Trash2 } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { type ReadRecord, useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { AccountFields } from './AccountFields.tsx';
import { type CarrierAccountItem, servedText } from './account-columns.tsx';
import { accountArgs, accountValues } from './account-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import {
  useCarrierAttributes,
  useCarrierCodes,
  useDeleteAccount,
  useSaveAccount,
} from './calls.ts';

type OfAccount = { readonly account: CarrierAccountItem & ReadRecord };

/** The connection of an account, editable with the permission, otherwise read-only. */
export function Connection({ account }: OfAccount) {
  const may = useMay();
  if (!may('Carrier.Edit')) return <Details account={account} />;
  return (
    <div className="grid max-w-[720px] gap-4">
      <ConnectionForm account={account} />
      {may('Carrier.Delete') && <DeleteAccount account={account} />}
    </div>
  );
}

function ConnectionForm({ account }: OfAccount) {
  const toast = useToast();
  const save = useSaveForm({
    reading: account,
    values: accountValues(account),
    send: useSaveAccount(),
    argsOf: (values) => accountArgs(values, account.id),
    onSaved: () => toast({ title: 'Carrier account saved', tone: 'success' }),
  });
  return (
    <FormShell {...save} saveBar submitLabel="Save account" useLeaveGuard={useLeaveGuard}>
      <AccountFields id={account.id} />
    </FormShell>
  );
}

function Details({ account }: OfAccount) {
  const t = useTranslate();
  const { carrierCode, useManualRates, attributes } = account;
  const carrier = useCarrierCodes().data?.items.find(({ code }) => code === carrierCode);
  const query = useCarrierAttributes(carrierCode).data?.items ?? [];
  const nameOf = (key: string) => query.find((each) => each.key === key)?.displayName ?? key;
  const isByRates = useManualRates || carrier?.isPricedByRates;
  return (
    <Panel narrow>
      <KeyValueList
        details={[
          { label: 'Carrier', value: carrier?.name ?? carrierCode },
          { label: 'Also used by', value: servedText(account, t) },
          { label: 'Priced by', value: isByRates ? t('Rate card') : t('Carrier') },
          ...attributes.map(({ key, value }) => ({
            label: nameOf(key),
            value: value === secretMask ? t('Set') : value,
          })),
        ]}
      />
    </Panel>
  );
}

function DeleteAccount({ account }: OfAccount) {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const removal = useDeleteAccount();
  const onSuccess = () => {
    toast({ title: 'Carrier account deleted' });
    go(paths.carriers(), { replace: true });
  };
  return (
    <Panel title="Delete">
      <p className="mb-3 text-ink-2">
        {t(
          'An account with bookings or quotes is deactivated instead, so they keep their carrier.',
        )}
      </p>
      <ConfirmButton
        label="Delete account"
        look="danger"
        icon={Trash2}
        question={t('Delete {name}?', { name: account.name })}
        effect="It no longer provides prices."
        working={removal.isPending}
        problem={removal.error && explain(removal.error).message}
        onConfirm={() => removal.mutate({ id: account.id }, { onSuccess })}
      />
    </Panel>
  );
}
