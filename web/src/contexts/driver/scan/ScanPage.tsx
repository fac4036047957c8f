import { cx } from '#ui/cx.ts';
import type { Job } from '@waybill/contract/jobs/shapes';
import { useEffect, useState } from 'react';
import { t } from '#shell/texts/page-texts.ts';
import { readSaved } from '../cached.ts';
import { scanAct } from '../outbox/acts.ts';
import { saveRead } from '../outbox/store.ts';
import { soundAlarm } from '../parts/alarm.ts';
import { BigButton } from '../parts/BigButton.tsx';
import type { DriverState } from '../use-driver.ts';
import { CameraScan } from './CameraScan.tsx';
import { findJob } from './find-job.ts';
import { loadProgress } from './loading.ts';
import { PartialLoads } from './PartialLoads.tsx';

type Found = { readonly code: string; readonly job: Job | null };

/** The key of the numbers scanned on this run. */
const loadedPath = 'loaded';

/**
 * Scans loaded pieces: by camera, by a keyboard scanner, or typed. A wrong parcel fills the screen.
 */
export function ScanPage({ driver }: { readonly driver: DriverState }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [loaded, noteLoaded] = useLoaded(driver.run?.result.date ?? '');
  const jobs = driver.run?.result.jobs ?? [];
  const scan = async (text: string) => {
    const code = text.trim();
    if (code === '') return;
    const hit = findJob(jobs, code);
    setTyped('');
    if (hit === null) {
      soundAlarm();
      return setFound({ code, job: null });
    }
    const moment = { id: crypto.randomUUID(), at: new Date().toISOString() };
    const articles = hit.article === null ? undefined : new Map([[hit.job.id, [hit.article]]]);
    const act = scanAct({ ...moment, jobs: [hit.job], code: 'ONBOARD', articles });
    // Shown as scanned only once it is stored.
    if (!(await driver.act(act))) return;
    noteLoaded(hit.article ?? hit.job.jobno);
    setFound({ code, job: hit.job });
    navigator.vibrate?.(60);
  };
  if (found !== null && found.job === null) {
    return <WrongParcel code={found.code} onContinue={() => setFound(null)} />;
  }
  const progress = loadProgress(jobs, loaded);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="flex items-baseline justify-between text-[26px] font-bold">
        {t('Scan')}
        <span className="tabular-nums">
          {t('{done} of {total}', { done: progress.scanned, total: progress.total })}
        </span>
      </h1>
      <progress
        value={progress.scanned}
        max={Math.max(1, progress.total)}
        aria-label={t('Scanned pieces')}
        className="h-4 w-full accent-primary"
      />
      <output className="block tabular-nums">
        {found?.job
          ? `✓ ${found.job.jobno} · ${found.job.toaddress.suburb}`
          : t('Nothing scanned yet')}
      </output>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void scan(typed);
        }}
      >
        <label className="grid gap-1 font-semibold">
          {t('Barcode')}
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- for keyboard scanners
            autoFocus
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            className="min-h-14 rounded-card border-2 border-edge bg-surface px-3 font-normal"
          />
        </label>
        <button
          type="submit"
          className="min-h-14 rounded-card bg-primary font-semibold text-on-primary"
        >
          {t('Scan')}
        </button>
      </form>
      <CameraScan onCode={(code) => void scan(code)} />
      <PartialLoads driver={driver} loads={progress.partial} onDone={noteLoaded} />
    </div>
  );
}

type WrongParcelProps = { readonly code: string; readonly onContinue: () => void };

const WrongParcel = ({ code, onContinue }: WrongParcelProps) => (
  <div
    role="alert"
    className={cx(
      'fixed inset-0 z-20 grid content-center gap-6 bg-danger p-6 text-center',
      'text-on-danger',
    )}
  >
    <p className="text-[44px] font-bold">{t('Wrong parcel')}</p>
    <p className="text-[26px] break-all">{code}</p>
    <p>{t('It is not on your run. Leave it here.')}</p>
    <BigButton onClick={onContinue}>{t('Continue')}</BigButton>
  </div>
);

type Noted = { readonly date: string; readonly numbers: readonly string[] };

/** Returns today's scanned numbers, stored on the phone so that they survive a killed page. */
function useLoaded(date: string): readonly [ReadonlySet<string>, (number: string) => void] {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void readSaved<Noted>(loadedPath).then((saved) => {
      if (saved?.result.date === date) setLoaded(new Set(saved.result.numbers));
    });
  }, [date]);
  const note = (number: string) => {
    const next = new Set([...loaded, number]);
    setLoaded(next);
    const saved: Noted = { date, numbers: [...next] };
    void saveRead(loadedPath, saved, new Date().toISOString()).catch(() => undefined);
  };
  return [loaded, note];
}
