import type { bookOrders } from '@waybill/contract/shops/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useForm } from 'react-hook-form';
import { Dialog } from '#ui/Dialog.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FormShell, formHabits } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';

/** How the service of each order is chosen. */
export type HowToBook = Pick<ArgsOf<typeof bookOrders>, 'serviceChoice' | 'arriveBy'>;

type ServiceDialogProps = {
  readonly working: boolean;
  readonly onBook: (how: HowToBook) => void;
  readonly onClose: () => void;
};

type Values = {
  readonly serviceChoice: 'Buyer' | 'Cheapest';
  readonly arriveBy: string | null;
};

/** Asks how to choose the services of orders, and by when they have to arrive. */
export function ServiceDialog({ working, onBook, onClose }: ServiceDialogProps) {
  const form = useForm<Values>({
    ...formHabits,
    defaultValues: { serviceChoice: 'Cheapest', arriveBy: null },
  });
  const submit = ({ serviceChoice, arriveBy }: Values) =>
    onBook({ serviceChoice, ...(arriveBy !== null && { arriveBy }) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Service of the orders"
      size="small"
    >
      <FormShell
        form={form}
        submitLabel="Book orders"
        working={working}
        problem={null}
        summaryHidden
        onCancel={onClose}
        onSubmit={submit}
      >
        <SelectField<Values>
          name="serviceChoice"
          label="Service"
          help="The service of an order’s rule comes first."
          rules={{ required: true }}
          options={[
            { value: 'Cheapest', label: 'Always the cheapest' },
            { value: 'Buyer', label: 'The buyer’s choice, otherwise the cheapest' },
          ]}
        />
        <DateField<Values>
          name="arriveBy"
          label="Arrives by"
          help="The cheapest service that arrives by this day; empty for any day."
        />
      </FormShell>
    </Dialog>
  );
}
