import { type ItemScanCode, itemScanCodes } from '@waybill/contract/warehouse/lifecycle';
import { useState } from 'react';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useLabel } from '#ui/labels.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useScanItems } from '../calls.ts';
import { useLocations } from '../locations/calls.ts';
import { ScanPhotos } from './ScanPhotos.tsx';
import { scanWord } from './scan-words.ts';

type DrawerProps = {
  readonly barcodes: readonly string[];
  /** The initial scan code. */
  readonly code: ItemScanCode;
  readonly onClose: () => void;
  readonly onSaved?: (() => void) | undefined;
};

const options = itemScanCodes.map((value) => ({ value, label: scanWord(value) }));

/** Records a scan of one or several items: the location, a note, and photos. */
export function RecordScanDrawer({ barcodes, code, onClose, onSaved }: DrawerProps) {
  const t = useTranslate();
  const spoken = useLabel();
  const toast = useToast();
  const locations = useLocations();
  const [images, setImages] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const save = useSaveForm({
    values: { code, locationCode: '', note: '' },
    send: useScanItems(),
    argsOf: (values) => ({
      itemIds: [...barcodes],
      scanEvent: {
        code: values.code,
        locationCode: values.locationCode || null,
        details: values.note === '' ? null : { note: values.note },
        images: images.length === 0 ? null : [...images],
      },
    }),
    onSaved: ({ results }) => {
      const refused = results.filter(({ outcome }) => outcome !== 'Saved');
      const count = results.length - refused.length;
      const saved = t('{count, plural, one {# scan} other {# scans}} saved', { count });
      if (count > 0) toast({ title: saved, tone: 'success' });
      setProblems(refused.map(({ itemId, message }) => `${itemId}: ${spoken(message)}`));
      onSaved?.();
      if (refused.length === 0) onClose();
    },
  });
  const isMove = save.form.watch('code') === 'PUTAWAY';
  const title =
    barcodes.length === 1 ? (barcodes[0] ?? '') : t('{count} items', { count: barcodes.length });
  return (
    <FormDrawer title={title} submitLabel="Save scan" save={save} onClose={onClose}>
      {problems.length > 0 && (
        <Banner tone="problem" title="These scans were not saved">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Banner>
      )}
      <SelectField name="code" label="What happened" options={options} />
      <TextField
        name="locationCode"
        label="Storage location"
        {...(isMove ? { rules: { required: 'Please enter a location' } } : { optional: true })}
        autoComplete="off"
        suggestions={locations.data?.items.map((each) => each.code)}
      />
      <TextField name="note" label="Note" optional />
      <ScanPhotos photos={images} onChange={setImages} />
    </FormDrawer>
  );
}
