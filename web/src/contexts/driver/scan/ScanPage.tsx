import type { Job } from '@waybill/contract/jobs/shapes';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../texts.ts';
import { useWedge } from '#ui/use-wedge.ts';
import { readSaved } from '../cached.ts';
import { scanAct } from '../outbox/acts.ts';
import { saveRead } from '../outbox/store.ts';
import { soundAlarm } from '../parts/alarm.ts';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { NoRun } from '../run/NoRun.tsx';
import type { DriverState } from '../use-driver.ts';
import { BarcodeForm } from './BarcodeForm.tsx';
import { CameraScan } from './CameraScan.tsx';
import { findJob } from './find-job.ts';
import { loadProgress, type NotedNumbers, notedTogether } from './loading.ts';
import { PartialLoads } from './PartialLoads.tsx';
import { WrongParcel } from './WrongParcel.tsx';

type Found = { readonly code: string; readonly job: Job | null };

/** The key of the numbers scanned on this run. */
const loadedPath = 'loaded';

/**
 * Scans loaded pieces: by camera, by a keyboard scanner, or typed. A wrong parcel fills the screen.
 */
export function ScanPage({ driver }: { readonly driver: DriverState }) {
  const [found, setFound] = useState<Found | null>(null);
  const run = driver.run?.result;
  const [loaded, noteLoaded] = useLoaded(run?.date ?? '');
  const jobs = run?.jobs ?? [];
  const isWrong = found !== null && found.job === null;
  const scan = async (text: string) => {
    const code = text.trim();
    // Before the run is read, nobody knows which parcels are wrong.
    if (code === '' || run === undefined) return;
    // A wrong parcel is put aside before anything else is scanned.
    if (isWrong) return soundAlarm();
    const hit = findJob(jobs, code);
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
  useWedge((code) => void scan(code));
  const progress = loadProgress(jobs, loaded);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isWrong && <WrongParcel code={found.code} onClosed={() => setFound(null)} />}
      <ScreenHeading className="flex items-baseline justify-between">
        {t('Scan')}
        <span className="tabular-nums">
          {t('{done} of {total}', { done: progress.scanned, total: progress.total })}
        </span>
      </ScreenHeading>
      {run === undefined ? (
        <NoRun driver={driver} />
      ) : (
        <>
          <progress
            value={progress.scanned}
            max={Math.max(1, progress.total)}
            aria-label={t('Scanned pieces')}
            className="h-4 w-full accent-primary"
          />
          <output className="flex items-center gap-2 tabular-nums">
            {found?.job ? (
              <>
                <Check size={24} aria-hidden="true" className="shrink-0 text-green-fg" />
                {`${found.job.jobno} · ${found.job.toaddress.suburb}`}
              </>
            ) : (
              t('Nothing scanned yet')
            )}
          </output>
          <BarcodeForm onCode={(code) => void scan(code)} />
          <CameraScan onCode={(code) => void scan(code)} />
          <PartialLoads driver={driver} loads={progress.partial} onDone={noteLoaded} />
        </>
      )}
    </div>
  );
}

/** Returns a day's scanned numbers, stored on the phone so that they survive a killed page. */
function useLoaded(date: string): readonly [ReadonlySet<string>, (number: string) => void] {
  const [noted, setNoted] = useState<NotedNumbers>({ date, numbers: [] });
  /** The day whose stored numbers are read. */
  const [read, setRead] = useState('');
  useEffect(() => {
    if (date === '') return;
    void readSaved<NotedNumbers>(loadedPath).then((saved) => {
      const numbers = saved?.result.date === date ? saved.result.numbers : [];
      setNoted((before) => notedTogether(before, { date, numbers }));
      setRead((before) => (before > date ? before : date));
    });
  }, [date]);
  // What is scanned before the stored ones are read is added to them.
  useEffect(() => {
    if (read !== noted.date || noted.numbers.length === 0) return;
    void saveRead(loadedPath, noted, new Date().toISOString()).catch(() => undefined);
  }, [read, noted]);
  const note = (number: string) =>
    setNoted((before) => notedTogether(before, { date, numbers: [number] }));
  return [new Set(noted.date === date ? noted.numbers : []), note];
}
