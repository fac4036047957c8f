import { CircleCheck, CircleHelp, Copy } from 'lucide-react';
import type { z } from 'zod';
import { paths } from '#paths';
import { AppLink } from '#ui/go.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import type { ScanResult } from '@waybill/contract/jobs/scans/shapes';

type Result = z.output<typeof ScanResult>;

const looks = {
  Saved: { word: 'Saved', family: 'green', icon: CircleCheck },
  Duplicate: { word: 'Already scanned', family: 'amber', icon: Copy },
  Parked: { word: 'Unknown', family: 'orange', icon: CircleHelp },
} as const;

/** The outcome of each barcode, in scan order. */
export function ScanResults({ results }: { readonly results: readonly Result[] }) {
  const t = useTranslate();
  const saved = results.filter(({ outcome }) => outcome === 'Saved').length;
  return (
    <Panel
      title={<output>{t('{saved} of {count} saved', { saved, count: results.length })}</output>}
      flush
    >
      <ul className="divide-y divide-hairline">
        {results.map((result, at) => {
          const { word, family, icon } = looks[result.outcome];
          return (
            <li
              key={`${at} ${result.itemid}`}
              className="flex flex-wrap items-center gap-3 px-4 py-2"
            >
              <span className="font-mono text-table">{result.itemid}</span>
              {result.jobid !== null && (
                <AppLink href={paths.job(result.jobid)} className="hit text-primary underline">
                  {result.jobno ?? t('Job')}
                </AppLink>
              )}
              <span className="min-w-0 flex-1 basis-40 text-table text-ink-2">
                <Translated text={result.sentence ?? result.message} />
              </span>
              <StatusPill family={family} icon={icon}>
                {word}
              </StatusPill>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
