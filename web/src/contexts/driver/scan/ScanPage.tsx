import type { Job } from '@waybill/contract/jobs/shapes';
import { useEffect, useRef, useState } from 'react';
import { t } from '#shell/texts/page-texts.ts';
import { cx } from '#ui/cx.ts';
import { watchCamera } from '#ui/watch-camera.ts';
import { scanAct } from '../outbox/acts.ts';
import { BigButton } from '../parts/BigButton.tsx';
import type { DriverState } from '../use-driver.ts';
import { findJob } from './find-job.ts';

type Found = { readonly code: string; readonly job: Job | null };

/**
 * Scans what is loaded: by camera, by a scanner that types, or by hand. A wrong parcel fills the
 * screen.
 */
export function ScanPage({ driver }: { readonly driver: DriverState }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [count, setCount] = useState(0);
  const [isWatching, setWatching] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const jobs = driver.run?.result.jobs ?? [];
  const scan = async (text: string) => {
    const code = text.trim();
    if (code === '') return;
    const hit = findJob(jobs, code);
    if (hit !== null) {
      const { id: jobId, jobno } = hit.job;
      const moment = { id: crypto.randomUUID(), at: new Date().toISOString() };
      const articleNumber = hit.article ?? undefined;
      await driver.act(scanAct({ ...moment, jobId, jobno, code: 'ONBOARD', articleNumber }));
      setCount((before) => before + 1);
    }
    // Shown as scanned only once it is kept.
    setFound({ code, job: hit?.job ?? null });
    setTyped('');
    navigator.vibrate?.(hit === null ? [200, 100, 200] : 60);
  };
  const latest = useRef(scan);
  useEffect(() => {
    latest.current = scan;
  });
  useEffect(() => {
    if (!isWatching || video.current === null) return;
    return watchCamera(video.current, (code) => void latest.current(code));
  }, [isWatching]);
  if (found !== null && found.job === null) {
    return (
      <div
        role="alert"
        className="fixed inset-0 z-20 grid content-center gap-6 bg-danger p-6 text-center text-on-danger"
      >
        <p className="text-[44px] font-bold">{t('Wrong parcel')}</p>
        <p className="text-[26px] break-all">{found.code}</p>
        <p>{t('It is not on your run. Leave it here.')}</p>
        <BigButton onClick={() => setFound(null)}>{t('Continue')}</BigButton>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-[26px] font-bold">{t('Scan')}</h1>
      <output className="block tabular-nums">
        {found?.job
          ? `✓ ${found.job.jobno} · ${found.job.toaddress.suburb}`
          : t('Nothing scanned yet')}
        {count > 0 && ` · ${count}`}
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a scanner types where the cursor is
            autoFocus
            value={typed}
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
      {'BarcodeDetector' in window && (
        <BigButton onClick={() => setWatching(!isWatching)}>
          {t(isWatching ? 'Stop the camera' : 'Use the camera')}
        </BigButton>
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it shows what the camera sees */}
      <video
        ref={video}
        muted
        playsInline
        className={cx('rounded-card', !isWatching && 'hidden')}
      />
    </div>
  );
}
