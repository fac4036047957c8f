import type { saveReconciliationTolerance } from '@waybill/contract/reconciliation/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useSaveTolerance } from './calls.ts';

type Args = ArgsOf<typeof saveReconciliationTolerance>;
type Account = Pick<Args, 'carrierAccountId' | 'tolerance' | 'revision'> & {
  readonly name: string;
};
type Values = { readonly tolerance: Args['tolerance'] };

const sides = [
  { name: 'above', title: 'Above the quote' },
  { name: 'below', title: 'Below the quote' },
  { name: 'fuelAbove', title: 'Fuel above the quote' },
  { name: 'fuelBelow', title: 'Fuel below the quote' },
] as const;

type ToleranceDrawerProps = { readonly account: Account; readonly onClose: () => void };

/** The tolerance of one carrier account. */
export function ToleranceDrawer({ account, onClose }: ToleranceDrawerProps) {
  const toast = useToast();
  const saving = useSaveForm<Values, Args, null>({
    reading: account,
    values: { tolerance: account.tolerance },
    send: useSaveTolerance(),
    argsOf: ({ tolerance }) => ({ carrierAccountId: account.carrierAccountId, tolerance }),
    onSaved: () => {
      toast({ title: 'Tolerance saved', tone: 'success' });
      onClose();
    },
  });
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={account.name} modal>
      <FormShell {...saving} submitLabel="Save tolerance" onCancel={onClose}>
        {sides.map(({ name, title }) => (
          <FieldGroup key={name} title={title} className="grid grid-cols-2 gap-4">
            <MoneyField<Values>
              name={`tolerance.${name}.amount`}
              label="Amount"
              rules={{ required: true, min: 0, max: 100_000 }}
            />
            <NumberField<Values>
              name={`tolerance.${name}.percent`}
              label="Percent"
              unit="%"
              rules={{ required: true, min: 0, max: 100 }}
            />
          </FieldGroup>
        ))}
      </FormShell>
    </Drawer>
  );
}
