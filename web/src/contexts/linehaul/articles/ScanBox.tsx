import type { LineHaulScanResult } from '@waybill/contract/linehaul/articles/shapes';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { useState } from 'react';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useScanArticles } from './calls.ts';
import { ScanOutcomes } from './ScanOutcomes.tsx';

/** The number of results shown. */
const recentMax = 8;

/** The input for a keyboard scanner, the counts of all scanners, and the latest results. */
export function ScanBox({ lineHaul }: { readonly lineHaul: LineHaul }) {
  const t = useTranslate();
  const [recent, setRecent] = useState<readonly LineHaulScanResult[]>([]);
  const isUnloading = lineHaul.status === 'Unloading';
  const save = useSaveForm({
    values: { barcodes: '' },
    send: useScanArticles(),
    argsOf: ({ barcodes }) => ({
      linehaulid: lineHaul.linehaulid,
      articlenumbers: barcodes.split(/[\s,;]+/).filter(Boolean),
    }),
    onSaved: ({ results }) => {
      // The form has just adopted the sent values: the field is cleared after that.
      save.form.setValue('barcodes', '');
      save.form.setFocus('barcodes');
      setRecent((before) => [...results.toReversed(), ...before].slice(0, recentMax));
    },
  });
  const done = isUnloading ? lineHaul.unloadedarticles : lineHaul.loadedarticles;
  const count = lineHaul.numberofarticles;
  return (
    <Panel title={isUnloading ? 'Scan off board' : 'Scan on board'}>
      <div className="grid gap-4">
        <ProgressBar
          label={t('{done} of {count} articles', { done, count })}
          done={count === 0 ? 0 : done / count}
        />
        <FormShell {...save} submitLabel="Scan" summaryHidden>
          <TextField
            name="barcodes"
            label="Article barcode"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- for keyboard scanners
            autoFocus
            rules={{ required: 'Please scan or enter a barcode' }}
          />
        </FormShell>
        <ScanOutcomes
          linehaulid={lineHaul.linehaulid}
          results={recent}
          onUndone={(number) => setRecent(recent.filter((each) => each.articlenumber !== number))}
        />
      </div>
    </Panel>
  );
}
