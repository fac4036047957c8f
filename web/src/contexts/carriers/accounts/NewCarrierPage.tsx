import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { AccountFields } from './AccountFields.tsx';
import { accountArgs, accountValues } from './account-values.ts';
import { useSaveAccount } from './calls.ts';

const empty = accountValues(null);

/** Creates an account with a carrier. */
export function NewCarrierPage() {
  const go = useGo();
  const toast = useToast();
  const save = useSaveForm({
    reading: null,
    values: empty,
    send: useSaveAccount(),
    argsOf: (values) => accountArgs(values, undefined),
    onSaved: ({ id }) => {
      toast({ title: 'Carrier account added', tone: 'success' });
      go(paths.carrier(id), { replace: true });
    },
  });
  return (
    <>
      <PageHeading
        title="New carrier account"
        breadcrumb={[{ label: 'Carriers', href: paths.carriers() }, { label: 'New account' }]}
      />
      <div className="max-w-[720px]">
        <FormShell
          {...save}
          submitLabel="Add carrier account"
          useLeaveGuard={useLeaveGuard}
          onCancel={() => go(paths.carriers())}
        >
          <AccountFields />
        </FormShell>
      </div>
    </>
  );
}
