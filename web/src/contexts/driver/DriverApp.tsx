import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '#shell/texts/page-texts.ts';
import { BottomNav } from './parts/BottomNav.tsx';
import { SyncChip } from './parts/SyncChip.tsx';
import { RunPage } from './run/RunPage.tsx';
import { goToSignIn } from './session.ts';
import { useDriver } from './use-driver.ts';

const StopPage = lazy(async () => ({ default: (await import('./stop/StopPage.tsx')).StopPage }));
const ProofPage = lazy(async () => ({ default: (await import('./stop/ProofPage.tsx')).ProofPage }));
const FailurePage = lazy(async () => ({
  default: (await import('./stop/FailurePage.tsx')).FailurePage,
}));
const ScanPage = lazy(async () => ({ default: (await import('./scan/ScanPage.tsx')).ScanPage }));
const OutboxPage = lazy(async () => ({
  default: (await import('./outbox/OutboxPage.tsx')).OutboxPage,
}));
const MePage = lazy(async () => ({ default: (await import('./me/MePage.tsx')).MePage }));
const PreStartPage = lazy(async () => ({
  default: (await import('./pre-start/PreStartPage.tsx')).PreStartPage,
}));

/** The driver's day on a phone. Screens are named in the address after `#`. */
export function DriverApp() {
  const driver = useDriver();
  const [screen = 'run', id = ''] = useHash().split('/');
  const job = driver.run?.result.jobs.find((each) => each.id === id);
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col bg-canvas text-[18px] leading-normal text-ink">
      <header className="sticky top-0 z-10 flex items-center gap-3 border-b border-hairline bg-surface px-4 py-2">
        <span className="flex-1 font-semibold">
          {driver.self?.result.driver.name ?? t('Driver')}
        </span>
        <SyncChip sync={driver.sync} count={driver.count} />
      </header>
      {driver.sync.kind === 'signIn' && (
        <div role="alert" className="bg-amber-bg px-4 py-3 text-amber-fg">
          <p>{t('Sign in again to send your saved entries. Nothing is lost.')}</p>
          <button type="button" className="min-h-12 font-semibold underline" onClick={goToSignIn}>
            {t('Sign in')}
          </button>
        </div>
      )}
      <main className="flex-1 px-4 py-4">
        <Suspense fallback={<output>{t('Loading…')}</output>}>
          {screen === 'stop' && <StopPage key={id} driver={driver} job={job} />}
          {screen === 'deliver' && job && <ProofPage key={id} driver={driver} job={job} />}
          {screen === 'fail' && job && <FailurePage key={id} driver={driver} job={job} />}
          {screen === 'scan' && <ScanPage driver={driver} />}
          {screen === 'outbox' && <OutboxPage driver={driver} />}
          {screen === 'me' && <MePage driver={driver} />}
          {screen === 'check' && <PreStartPage driver={driver} />}
          {(screen === 'run' || screen === '') && <RunPage driver={driver} />}
        </Suspense>
      </main>
      <BottomNav screen={screen} />
    </div>
  );
}

const read = (): string => location.hash.replace(/^#\/?/, '') || 'run';

/** The address after `#`, as it changes. */
function useHash(): string {
  const [hash, setHash] = useState(read);
  useEffect(() => {
    const change = () => {
      setHash(read());
      window.scrollTo(0, 0);
    };
    window.addEventListener('hashchange', change);
    return () => window.removeEventListener('hashchange', change);
  }, []);
  return hash;
}
