import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { CircleCheck, Download, Mail, Pause, UserCog } from 'lucide-react';
import { useState } from 'react';
import { BulkOutcome } from '#shell/bulk/BulkOutcome.tsx';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { later } from '#ui/later.ts';
import { BulkBar } from '#ui/table/BulkBar.tsx';
import type { CustomerItem } from './customer-columns.tsx';
import { type CustomerActing, useCustomerActs } from './use-customer-acts.ts';
import { useExportCustomers } from '../calls.ts';

const HoldDialog = later(async () => (await import('./HoldDialog.tsx')).HoldDialog);
const ManagerDialog = later(async () => (await import('./ManagerDialog.tsx')).ManagerDialog);

type CustomerActsProps = {
  /** The selected customers, including those of other pages. */
  readonly chosen: readonly CustomerItem[];
  /** The customers on the page, whose managers are suggested. */
  readonly rows: readonly CustomerItem[] | undefined;
  readonly onClear: () => void;
};

/** Bulk actions on the selected customers, and afterwards the outcome of each. */
export function CustomerActs({ chosen, rows = [], onClear }: CustomerActsProps) {
  const may = useMay();
  const t = useTranslate();
  const { number } = useFormats();
  const names = new Map(chosen.map((customer) => [customer.id, displayNameOf(customer)]));
  const acting = useCustomerActs((id) => names.get(id) ?? t('Customer {id}', { id }));
  const exporting = useExportCustomers();
  const ids = chosen.map(({ id }) => id);
  return (
    <>
      <BulkBar count={chosen.length} onClear={onClear}>
        {may('Customer.Edit') && (
          <EditingActs acting={acting} ids={ids} rows={[...chosen, ...rows]} />
        )}
        {may('Finance.Create') && <SendStatements acting={acting} ids={ids} />}
        <Button
          size="small"
          icon={Download}
          working={exporting.isPending}
          onClick={() => exporting.mutate({ filter: `id in (${ids.join(',')})` })}
        >
          Export
        </Button>
      </BulkBar>
      <BulkOutcome
        bulk={acting.bulk}
        one="Customer"
        detail="E-mail or reason"
        progress={({ done, of }) =>
          t('{done} of {of} customers', { done: number(done), of: number(of) })
        }
      />
    </>
  );
}

type ActsProps = { readonly acting: CustomerActing; readonly ids: readonly number[] };

function EditingActs({
  acting,
  ids,
  rows,
}: ActsProps & { readonly rows: readonly CustomerItem[] }) {
  const t = useTranslate();
  const [open, setOpen] = useState<'manager' | 'hold' | null>(null);
  const close = () => setOpen(null);
  const managers = [...new Set(rows.flatMap(({ accountManager }) => accountManager ?? []))];
  return (
    <>
      <Button
        size="small"
        icon={UserCog}
        working={acting.bulk.isRunning('Set account manager')}
        onClick={() => setOpen('manager')}
      >
        Set account manager
      </Button>
      <ConfirmButton
        label="Activate"
        icon={CircleCheck}
        size="small"
        harmless
        question={t('Activate {count, plural, one {# customer} other {# customers}}?', {
          count: ids.length,
        })}
        effect="They can book again."
        working={acting.bulk.isRunning('Activate')}
        problem={null}
        onConfirm={() => acting.change('Activate', ids, { accountStatus: 'Active' })}
      />
      <Button
        size="small"
        icon={Pause}
        working={acting.bulk.isRunning('Put on hold')}
        onClick={() => setOpen('hold')}
      >
        Put on hold
      </Button>
      {open === 'manager' && (
        <ManagerDialog
          count={ids.length}
          managers={managers.toSorted()}
          onClose={close}
          onSet={(accountManager) => acting.change('Set account manager', ids, { accountManager })}
        />
      )}
      {open === 'hold' && (
        <HoldDialog
          count={ids.length}
          onClose={close}
          onHold={(reason) =>
            acting.change('Put on hold', ids, { accountStatus: 'OnHold', reason })
          }
        />
      )}
    </>
  );
}

/** From this number on, it must be typed to confirm the e-mails. */
const manyEmails = 100;

function SendStatements({ acting, ids }: ActsProps) {
  const t = useTranslate();
  return (
    <ConfirmButton
      label="Send statements"
      icon={Mail}
      size="small"
      harmless
      question={t('Send {count, plural, one {# statement} other {# statements}}?', {
        count: ids.length,
      })}
      effect="Tells customers with transactions or a balance that their statement is ready."
      typeToConfirm={ids.length > manyEmails ? String(ids.length) : undefined}
      working={acting.bulk.isRunning('Send statements')}
      problem={null}
      onConfirm={() => acting.sendStatements(ids)}
    />
  );
}
