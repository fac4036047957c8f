import type { LineHaulScanResult } from '@waybill/contract/linehaul/articles/shapes';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { useId, useRef, useState } from 'react';
import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { beep } from '#ui/beep.ts';
import { Button } from '#ui/Button.tsx';
import { inputClass } from '#ui/form/input-look.ts';
import { Panel } from '#ui/Panel.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useWedge } from '#ui/use-wedge.ts';
import { useScanArticles } from './calls.ts';
import { barcodesIn, soundOf } from './scanned.ts';
import { ScanOutcomes } from './ScanOutcomes.tsx';

/** The number of results shown. */
const recentMax = 8;

/** The input for a keyboard scanner, the counts of all scanners, and the latest results. */
export function ScanBox({ lineHaul }: { readonly lineHaul: LineHaul }) {
  const t = useTranslate();
  const [recent, setRecent] = useState<readonly LineHaulScanResult[]>([]);
  const [typed, setTyped] = useState('');
  const scanning = useScanArticles(({ results }) => {
    setRecent((before) => [...results.toReversed(), ...before].slice(0, recentMax));
    beep(soundOf(results));
  });
  const isUnloading = lineHaul.status === 'Unloading';
  const scan = (text: string) => {
    const articlenumbers = barcodesIn(text);
    if (articlenumbers.length === 0) return;
    scanning.mutateAsync({ linehaulid: lineHaul.linehaulid, articlenumbers }).catch(() => {
      // What was not scanned is in the field again, before what was typed since.
      setTyped((since) => [...articlenumbers, ...barcodesIn(since)].join(' '));
      beep('bad');
    });
  };
  useWedge(scan);
  const done = isUnloading ? lineHaul.unloadedarticles : lineHaul.loadedarticles;
  const count = lineHaul.numberofarticles;
  return (
    <Panel title={isUnloading ? 'Scan off board' : 'Scan on board'}>
      <div className="grid gap-4">
        <ProgressBar
          label={t('{done} of {count} articles', { done, count })}
          done={count === 0 ? 0 : done / count}
        />
        {scanning.error && <Banner tone="problem" title={explain(scanning.error).message} />}
        <BarcodeForm
          typed={typed}
          onType={setTyped}
          onScan={() => {
            // Cleared at once: a reader types the next barcode while this one is sent.
            setTyped('');
            scan(typed);
          }}
        />
        <ScanOutcomes
          linehaulid={lineHaul.linehaulid}
          results={recent}
          onUndone={(number) => setRecent(recent.filter((each) => each.articlenumber !== number))}
        />
      </div>
    </Panel>
  );
}

type FormProps = {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onScan: () => void;
};

function BarcodeForm({ typed, onType, onScan }: FormProps) {
  const t = useTranslate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        onScan();
        field.current?.focus();
      }}
    >
      <label htmlFor={id} className="text-table font-medium">
        {t('Article barcode')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          ref={field}
          data-barcode
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- for keyboard scanners
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          className={inputClass(false)}
        />
        <Button type="submit" look="primary">
          {t('Scan')}
        </Button>
      </div>
    </form>
  );
}
