import { useWatch } from 'react-hook-form';
import { DateField } from '#ui/form/DateField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { TimeField } from '#ui/form/TimeField.tsx';
import { type Signature, SignaturePad } from '#ui/SignaturePad.tsx';
import { scanLook } from '../jobs/status.ts';
import { barcodesMax, barcodesOf } from './barcodes.ts';
import type { ScanValues } from './scan-values.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { useAllHeadPorts } from '../head-ports/calls.ts';
import { useScanCodes } from './calls.ts';

const whenChoices = [
  { value: 'now', label: 'Now' },
  { value: 'earlier', label: 'Earlier…' },
] as const;

type FieldsProps = { readonly onSignature: (signature: Signature) => void };

/** The fields of a scan: barcodes, event, place, time, and signature. */
export function ScanFields({ onSignature }: FieldsProps) {
  const t = useTranslate();
  const [text, code, when] = useWatch<ScanValues, ['barcodes', 'code', 'when']>({
    name: ['barcodes', 'code', 'when'],
  });
  const codes = useScanCodes();
  const headPorts = useAllHeadPorts().data?.items.map((port) => port.code);
  const count = barcodesOf(text).length;
  return (
    <>
      <TextArea<ScanValues>
        name="barcodes"
        label="Barcodes"
        rows={6}
        help={t('Scan, type or paste article, consignment or job numbers. {count} so far.', {
          count,
        })}
        rules={{ validate: (value) => whyNotBarcodes(value, t) }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField<ScanValues>
          name="code"
          label="Scan event"
          options={(codes.data ?? []).map((value) => ({ value, label: scanLook(value).word }))}
          rules={{ required: true }}
        />
        <TextField<ScanValues>
          name="place"
          label="Place"
          optional
          help="The code of a depot or head port, for example SYD."
          suggestions={headPorts}
          rules={{ maxLength: 50 }}
        />
        <SelectField<ScanValues>
          name="when"
          label="When"
          options={whenChoices}
          rules={{ required: true }}
        />
        {when === 'earlier' && (
          <div className="grid grid-cols-2 gap-4">
            <DateField<ScanValues> name="day" label="Day" rules={{ required: true }} />
            <TimeField<ScanValues> name="time" label="Time" rules={{ required: true }} />
          </div>
        )}
      </div>
      {code === 'DELIVERED' && (
        <>
          <TextField<ScanValues>
            name="signedBy"
            label="Received by"
            autoComplete="off"
            rules={{ required: true, maxLength: 200 }}
          />
          <SignaturePad label="Signature" onChange={onSignature} />
        </>
      )}
      <TextField<ScanValues> name="comment" label="Comment" optional rules={{ maxLength: 500 }} />
    </>
  );
}

function whyNotBarcodes(value: unknown, t: Translate): string | true {
  const { length } = barcodesOf(typeof value === 'string' ? value : '');
  if (length === 0) return t('Please scan or enter a barcode');
  return length > barcodesMax
    ? t('No more than {count} barcodes at a time', { count: barcodesMax })
    : true;
}
