import type { UseMutationResult } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { type ReadRecord, type ReadingOf, useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { inputClass } from '#ui/form/input-look.ts';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { AccountRow, type MarkupService } from './AccountRow.tsx';
import { markupRow } from './row-look.ts';
import { ApplyToAll } from './ApplyToAll.tsx';
import { Changes } from './Changes.tsx';
import {
  changesOf,
  type MarkupLevel,
  type MarkupValues,
  markupToSave,
  markupValues,
  type SavedMarkup,
} from './markup-values.ts';
import type { CarrierAccount } from '@waybill/contract/carriers/accounts/shapes';

type MarkupFormProps<Args> = {
  readonly accounts: readonly z.output<typeof CarrierAccount>[];
  readonly services: readonly MarkupService[];
  /** The response that contains `saved`. */
  readonly reading: ReadRecord;
  readonly saved: readonly SavedMarkup[];
  /** The markups that apply where this markup has no rate, in order of precedence. */
  readonly levels: readonly MarkupLevel[];
  readonly send: UseMutationResult<unknown, Error, Args>;
  readonly argsOf: (carrierAccounts: SavedMarkup[]) => Args;
};

/** The markup of one group or customer: per carrier account, and below it per service. */
export function MarkupForm<Args>(props: MarkupFormProps<Args>) {
  const { accounts, services, saved, levels, send, argsOf } = props;
  const t = useTranslate();
  const toast = useToast();
  const [sample, setSample] = useState(100);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [isCascading, setCascading] = useState(false);
  const soldBy = ({ carrierCode }: { readonly carrierCode: string }) =>
    services.filter(({ carrierId }) => carrierId === carrierCode);
  const before = useMemo(
    () =>
      markupValues(
        accounts.map(({ id, carrierCode }) => ({
          accountId: id,
          serviceIds: services
            .filter(({ carrierId }) => carrierId === carrierCode)
            .map((service) => service.id),
        })),
        saved,
      ),
    [accounts, services, saved],
  );
  const save = useSaveForm<MarkupValues, Args, unknown>({
    values: before,
    send,
    argsOf: (values) => argsOf(markupToSave(values)),
    ...({ reading: props.reading } as ReadingOf<Args>),
    onSaved: () => toast({ title: 'Markup saved', tone: 'success' }),
  });
  const { form } = save;
  const rows = form.watch('rows');
  const changes = changesOf(before.rows, rows);
  const nameOf = (accountId: number, serviceId: number | null) => {
    const name = accounts.find(({ id }) => id === accountId)?.name ?? '';
    const service = services.find(({ id }) => id === serviceId)?.name;
    return service === undefined ? t('{name}, all services', { name }) : `${name}, ${service}`;
  };
  const ownCount = (id: number) =>
    Object.values(rows[`a${id}`]?.services ?? {}).filter(({ value }) => value !== null).length;
  const open = (id: number, isOpen: boolean) =>
    setOpened(new Set(isOpen ? [...opened, id] : [...opened].filter((each) => each !== id)));
  return (
    <div className="max-w-[960px]">
      <FormShell
        {...save}
        saveBar
        submitLabel="Save markup"
        useLeaveGuard={useLeaveGuard}
        actions={
          <Changes
            changes={changes}
            nameOf={nameOf}
            onTakeBack={({ path, before: was }) =>
              form.setValue(path as 'rows', was as never, { shouldDirty: true })
            }
          />
        }
      >
        <Panel flush title="Added to carrier charges before GST">
          <div
            className={cx(
              'flex flex-wrap items-center justify-between gap-3 border-b border-hairline px-4',
              'py-2',
            )}
          >
            <Sample value={sample} onChange={setSample} />
            <Button size="small" onClick={() => setCascading(true)}>
              Same rate for all
            </Button>
          </div>
          <Rows>
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                services={soldBy(account)}
                levels={levels}
                sample={sample}
                ownCount={ownCount(account.id)}
                isOpen={opened.has(account.id)}
                onOpen={(isOpen) => open(account.id, isOpen)}
              />
            ))}
          </Rows>
        </Panel>
      </FormShell>
      {isCascading && (
        <ApplyToAll
          rows={rows}
          nameOf={nameOf}
          onApply={(next) => form.setValue('rows', next, { shouldDirty: true })}
          onClose={() => setCascading(false)}
        />
      )}
    </div>
  );
}

/** A tree of rows: the up and down keys move to the rate of the row above or below. */
function Rows({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const grid = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !(event.target instanceof HTMLInputElement)) return;
    const fields = [...(grid.current?.querySelectorAll('input') ?? [])];
    const next = fields[fields.indexOf(event.target) + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.select();
  };
  return (
    <table
      ref={grid}
      // A tree grid is a table.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="treegrid"
      tabIndex={-1}
      aria-label={t('Markup')}
      onKeyDown={onKeyDown}
      className="block"
    >
      <thead className="hidden sm:block">
        <tr className={cx(markupRow, 'bg-sunken text-left text-meta text-ink-2')}>
          <th scope="col">{t('Carrier account')}</th>
          <th scope="col">{t('Markup')}</th>
          <th scope="col" className="w-24 text-right">
            {t('Sells for')}
          </th>
        </tr>
      </thead>
      <tbody className="block">{children}</tbody>
    </table>
  );
}

type SampleProps = { readonly value: number; readonly onChange: (value: number) => void };

/** The charge from which the samples are calculated. */
function Sample({ value, onChange }: SampleProps) {
  const t = useTranslate();
  return (
    <label className="flex items-center gap-2 text-table text-ink-2">
      {t('Sample charge')}
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
