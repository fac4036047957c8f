import { frequencies, incoterms } from '@waybill/contract/finance/invoices/adhoc-invoice';
import { DateField } from '#ui/form/DateField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import type { AdhocValues } from './adhoc-values.ts';

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The dates of an ad hoc invoice, and whether it recurs. */
export function AdhocDates() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField<AdhocValues> name="invoiceDate" label="Invoice date" rules={{ required: true }} />
      <DateField<AdhocValues>
        name="dueDate"
        label="Due date"
        optional
        help="Leave blank to use the customer's terms."
      />
      <SelectField<AdhocValues>
        name="frequency"
        label="Frequency"
        options={choices(frequencies)}
        help="Weekly and monthly invoices are repeated as drafts."
        rules={{ required: true }}
      />
      <DateField<AdhocValues> name="serviceDate" label="Service date" optional />
    </div>
  );
}

/** The references and freight of the invoice, besides its lines. */
export function AdhocFreight() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField<AdhocValues> name="service" label="Service" optional rules={{ maxLength: 200 }} />
      <TextField<AdhocValues>
        name="description"
        label="Description"
        optional
        rules={{ maxLength: 500 }}
      />
      <TextField<AdhocValues>
        name="commodity"
        label="Commodity"
        optional
        rules={{ maxLength: 200 }}
      />
      <TextField<AdhocValues>
        name="transitTime"
        label="Transit time"
        optional
        rules={{ maxLength: 100 }}
      />
      <NumberField<AdhocValues>
        name="grossWeight"
        label="Gross weight"
        unit="kg"
        optional
        rules={{ min: 0 }}
      />
      <NumberField<AdhocValues>
        name="netWeight"
        label="Net weight"
        unit="kg"
        optional
        rules={{ min: 0 }}
      />
      <NumberField<AdhocValues>
        name="volume"
        label="Volume"
        unit="m³"
        optional
        rules={{ min: 0 }}
      />
      <NumberField<AdhocValues>
        name="chargeable"
        label="Chargeable weight"
        unit="kg"
        optional
        rules={{ min: 0 }}
      />
      <SelectField<AdhocValues>
        name="incoterm"
        label="Incoterm"
        optional
        options={choices(incoterms)}
      />
      <TextField<AdhocValues>
        name="customsEntries"
        label="Customs entries"
        optional
        help="Separate several entries with commas."
      />
      <div className="sm:col-span-2">
        <TextArea<AdhocValues>
          name="note"
          label="Note"
          optional
          rows={3}
          rules={{ maxLength: 2000 }}
        />
      </div>
    </div>
  );
}
