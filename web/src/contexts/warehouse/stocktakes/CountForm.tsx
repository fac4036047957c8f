import type { Stocktake } from '@waybill/contract/warehouse/stocktakes/shapes';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useCount } from './calls.ts';

/** Counts items at a location, which remains set for the next item. */
export function CountForm({ stocktake }: { readonly stocktake: Stocktake }) {
  const save = useSaveForm({
    values: { locationCode: stocktake.prefix, barcodes: '' },
    send: useCount(),
    argsOf: ({ locationCode, barcodes }) => ({
      id: stocktake.id,
      locationCode,
      itemIds: barcodes.split(/[\s,;]+/).filter(Boolean),
    }),
    onSaved: () => {
      // The form has just adopted the sent values: the field is cleared after that.
      save.form.setValue('barcodes', '');
      save.form.setFocus('barcodes');
    },
  });
  return (
    <Panel title="Count">
      <FormShell {...save} submitLabel="Count" summaryHidden>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            name="locationCode"
            label="Storage location"
            autoComplete="off"
            rules={{ required: 'Please scan or enter a location' }}
          />
          <TextField
            name="barcodes"
            label="Barcodes"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- for keyboard scanners
            autoFocus
            rules={{ required: 'Please scan or enter a barcode' }}
          />
        </div>
      </FormShell>
    </Panel>
  );
}
