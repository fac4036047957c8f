import type { Job } from '@waybill/contract/jobs/shapes';
import { useState } from 'react';
import { t } from '../texts.ts';
import { scanAct } from '../outbox/acts.ts';
import { Choices } from '../parts/Choices.tsx';
import type { DriverState } from '../use-driver.ts';
import { articlesOf } from './find-job.ts';

const reasons = ['Not at the depot', 'Does not fit', 'Damaged', 'Label unreadable'] as const;

type PartialLoadsProps = {
  readonly driver: DriverState;
  readonly loads: readonly PartialLoad[];
  readonly onDone: (number: string) => void;
};

type PartialLoad = { readonly job: Job; readonly missing: readonly string[] };

/** Jobs with missing pieces: dispatch and recipient are told the reason. */
export function PartialLoads({ driver, loads, onDone }: PartialLoadsProps) {
  if (loads.length === 0) return null;
  return (
    <section className="grid gap-4" aria-label={t('Pieces are missing')}>
      <h2 className="text-[22px] font-bold">{t('Pieces are missing')}</h2>
      {loads.map((load) => (
        <Missing key={load.job.id} driver={driver} load={load} onDone={onDone} />
      ))}
    </section>
  );
}

type MissingProps = {
  readonly driver: DriverState;
  readonly load: PartialLoad;
  readonly onDone: (number: string) => void;
};

function Missing({ driver, load: { job, missing }, onDone }: MissingProps) {
  const [isSaving, setSaving] = useState(false);
  const total = articlesOf(job).length;
  const explain = async (reason: (typeof reasons)[number]) => {
    if (isSaving) return;
    setSaving(true);
    const moment = { id: crypto.randomUUID(), at: new Date().toISOString() };
    const pieces = `${total - missing.length}/${total}`;
    const details = { pieces, missing: missing.join(' ').slice(0, 1000), reason };
    const isSaved = await driver.act(scanAct({ ...moment, jobs: [job], code: 'ONBOARD', details }));
    setSaving(false);
    if (isSaved) onDone(job.jobno);
  };
  return (
    <div className="grid gap-2 rounded-card bg-surface p-3">
      <p className="font-semibold">
        {`${job.jobno} · ${t('{done} of {total}', { done: total - missing.length, total })}`}
      </p>
      <p className="break-words text-ink-2">{missing.join(', ')}</p>
      <Choices
        label={t('Why are they missing?')}
        options={reasons}
        chosen={null}
        onChoose={(reason) => void explain(reason)}
      />
    </div>
  );
}
