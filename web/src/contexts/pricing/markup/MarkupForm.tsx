import type { CarrierAccount, CarrierService } from '@waybill/contract/carriers/shapes';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { useFormats } from '#shell/formats.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { inputClass } from '#ui/form/input-look.ts';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { AccountRow } from './AccountRow.tsx';
import { markupToSave, markupValues, noRate, rateText, type Saved } from './markup-values.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type MarkupFormProps<Args> = {
  readonly accounts: readonly z.output<typeof CarrierAccount>[];
  readonly services: readonly z.output<typeof CarrierService>[];
  readonly saved: readonly Saved[];
  /** What counts where this markup says nothing; absent for the last resort itself. */
  readonly fallback?: readonly Saved[] | undefined;
  /** What counts where neither says anything, such as `0`. */
  readonly otherwise: string;
  readonly send: UseMutationResult<unknown, Error, Args>;
  readonly argsOf: (carrierAccounts: Saved[]) => Args;
};

/** The markup of one group or customer: per carrier account, and per service below it. */
export function MarkupForm<Args>(props: MarkupFormProps<Args>) {
  const { accounts, services, saved, fallback, otherwise, send, argsOf } = props;
  const toast = useToast();
  const formats = useFormats();
  const [sample, setSample] = useState(100);
  const soldBy = ({ carrierCode }: { readonly carrierCode: string }) =>
    services.filter(({ carrierId }) => carrierId === carrierCode);
  const sold = accounts.map((account) => ({
    accountId: account.id,
    serviceIds: soldBy(account).map(({ id }) => id),
  }));
  const save = useSaveForm({
    values: markupValues(sold, saved),
    send,
    argsOf: (values) => argsOf(markupToSave(values)),
    onSaved: () => toast({ title: 'Markup saved', tone: 'success' }),
  });
  const below = markupValues(sold, fallback ?? []).rows;
  const rows = save.form.watch('rows');
  const inherited = (id: number) => {
    const rate = below[`a${id}`]?.all ?? noRate;
    return rate.value === null ? otherwise : rateText(rate, formats);
  };
  const ownCount = (id: number) =>
    Object.values(rows[`a${id}`]?.services ?? {}).filter(({ value }) => value !== null).length;
  return (
    <div className="max-w-[800px]">
      <FormShell {...save} saveBar submitLabel="Save markup" useLeaveGuard={useLeaveGuard}>
        <Panel
          title="Added to carriers' charges, before GST"
          actions={<Sample value={sample} onChange={setSample} />}
        >
          <ul className="divide-y divide-hairline">
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                services={soldBy(account)}
                inherited={inherited(account.id)}
                sample={sample}
                ownCount={ownCount(account.id)}
              />
            ))}
          </ul>
        </Panel>
      </FormShell>
    </div>
  );
}

type SampleProps = { readonly value: number; readonly onChange: (value: number) => void };

/** The charge that samples are reckoned on. */
function Sample({ value, onChange }: SampleProps) {
  const say = useSay();
  return (
    <label className="flex items-center gap-2 text-table text-ink-2">
      {say('Sample charge')}
      <input
        type="text"
        inputMode="decimal"
        defaultValue={value}
        onChange={(event) => {
          const typed = Number(event.target.value);
          if (Number.isFinite(typed) && typed >= 0) onChange(typed);
        }}
        className={`${inputClass(false)} num w-24! text-right`}
      />
    </label>
  );
}
