import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { textValue } from '#shell/search-values.ts';
import { showInForm } from '#client/form-errors.ts';
import { paths } from '#paths';
import { useSearchState } from '#shell/page-state.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { pictureOfSvg } from '#ui/picture-of-svg.ts';
import type { Signature } from '#ui/SignaturePad.tsx';
import { scanArgs, type ScanValues } from './scan-values.ts';
import { ScanFields } from './ScanFields.tsx';
import { ScanResults } from './ScanResults.tsx';
import type { ScanResult } from '@waybill/contract/jobs/scans/shapes';
import { useScan } from './calls.ts';

const shape = { items: textValue };

type Results = readonly z.output<typeof ScanResult>[];

/** Records one scan of many barcodes, with the outcome of each. */
export function ScanPage() {
  const [{ items }] = useSearchState(shape);
  const [results, setResults] = useState<Results>([]);
  return (
    <>
      <PageHeading
        title="Scan freight"
        breadcrumb={[{ label: 'Jobs', href: paths.jobs() }, { label: 'Scan freight' }]}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel>
          <ScanForm items={items} onDone={setResults} />
        </Panel>
        {results.length > 0 ? (
          <ScanResults results={results} />
        ) : (
          <Panel flush>
            <EmptyState
              title="The result of each barcode appears here"
              text="Unknown barcodes are kept until they can be matched."
            />
          </Panel>
        )}
      </div>
    </>
  );
}

type FormProps = {
  readonly items: string | undefined;
  readonly onDone: (results: Results) => void;
};

const emptied = { barcodes: '', signedBy: '', comment: '' };

function ScanForm({ items, onDone }: FormProps) {
  const { timezone } = useTenant();
  const form = useForm<ScanValues>({
    ...formHabits,
    defaultValues: {
      ...emptied,
      barcodes: (items ?? '').replaceAll(',', '\n'),
      code: null,
      place: '',
      when: 'now',
      day: null,
      time: '',
    },
  });
  const scanning = useScan();
  const [signature, setSignature] = useState<Signature>(null);
  const [saved, setSaved] = useState(0);
  const submit = async (values: ScanValues) => {
    const picture = signature?.kind === 'drawn' ? await pictureOfSvg(signature.svg) : null;
    scanning.mutate(scanArgs(values, { timezone, signature: picture }), {
      onSuccess: ({ results }) => {
        onDone(results);
        setSignature(null);
        setSaved((count) => count + 1);
        form.reset({ ...values, ...emptied });
        form.setFocus('barcodes');
      },
      onError: (error) => showInForm(error, form.setError, []),
    });
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel="Save scan"
      working={scanning.isPending}
      problem={null}
    >
      <ScanFields key={saved} onSignature={setSignature} />
    </FormShell>
  );
}
