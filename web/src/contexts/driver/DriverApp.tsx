import { cx } from '#ui/cx.ts';
import type { Job } from '@waybill/contract/jobs/shapes';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from './texts.ts';
import { BottomNav } from './parts/BottomNav.tsx';
import { loadScreens, screenLater } from './parts/screen-later.tsx';
import { SyncChip } from './parts/SyncChip.tsx';
import { registerWorker } from './register-worker.ts';
import { RunPage } from './run/RunPage.tsx';
import { goToSignIn } from './session.ts';
import { StopGonePage } from './stop/StopGonePage.tsx';
import { type DriverState, useDriver } from './use-driver.ts';

const StopPage = screenLater(async () => (await import('./stop/StopPage.tsx')).StopPage);
const ProofPage = screenLater(async () => (await import('./stop/ProofPage.tsx')).ProofPage);
const FailurePage = screenLater(async () => (await import('./stop/FailurePage.tsx')).FailurePage);
const ScanPage = screenLater(async () => (await import('./scan/ScanPage.tsx')).ScanPage);
const OutboxPage = screenLater(async () => (await import('./outbox/OutboxPage.tsx')).OutboxPage);
const MePage = screenLater(async () => (await import('./me/MePage.tsx')).MePage);
const FinishPage = screenLater(async () => (await import('./me/FinishPage.tsx')).FinishPage);
const ReportPage = screenLater(async () => (await import('./me/ReportPage.tsx')).ReportPage);
const MessagesPage = screenLater(
  async () => (await import('./messages/MessagesPage.tsx')).MessagesPage,
);
const PreStartPage = screenLater(
  async () => (await import('./pre-start/PreStartPage.tsx')).PreStartPage,
);
const CheckFailedPage = screenLater(
  async () => (await import('./pre-start/CheckFailedPage.tsx')).CheckFailedPage,
);

/** The driver's day on a phone. The address after `#` names the screen. */
export function DriverApp() {
  const driver = useDriver();
  useEffect(() => {
    if (driver.isFirst) return;
    registerWorker();
    void loadScreens();
    document.documentElement.dataset['shown'] = '';
  }, [driver.isFirst]);
  const [screen = 'run', id = ''] = useHash().split('/');
  const job = driver.run?.result.jobs.find((each) => each.id === id) ?? driver.known.get(id);
  return (
    <div
      className={cx(
        'mx-auto flex min-h-dvh max-w-xl flex-col bg-canvas text-[18px] leading-normal',
        'text-ink',
      )}
    >
      <header
        className={cx(
          'sticky top-0 z-10 flex items-center gap-3 border-b border-hairline bg-surface px-4',
          'py-2',
        )}
      >
        <span className="min-w-0 flex-1 truncate font-semibold">
          {driver.self?.result.driver.name ?? t('Driver')}
        </span>
        <SyncChip sync={driver.sync} count={driver.count} />
      </header>
      <Warnings driver={driver} />
      <main className="flex flex-1 flex-col gap-4 px-4 py-4">
        {screenOf(screen, { driver, job, id })}
      </main>
      <BottomNav screen={screen} unread={driver.messages.unread} />
    </div>
  );
}

/** Warns about problems with sending actions or with storing them on this phone. */
function Warnings({ driver }: { readonly driver: DriverState }) {
  return (
    <>
      {driver.sync.kind === 'signIn' && (
        <div role="alert" className="bg-amber-bg px-4 py-3 text-amber-fg">
          <p>{t('Sign in again to send your saved entries. Nothing is lost.')}</p>
          <button type="button" className="min-h-12 font-semibold underline" onClick={goToSignIn}>
            {t('Sign in')}
          </button>
        </div>
      )}
      {driver.isFull && (
        <p role="alert" className="bg-red-bg px-4 py-3 text-red-fg">
          {t('This phone is full, and the last act was not kept. Free some space and repeat it.')}
        </p>
      )}
    </>
  );
}

type ScreenProps = {
  readonly driver: DriverState;
  readonly job: Job | undefined;
  readonly id: string;
};

function screenOf(screen: string, view: ScreenProps): ReactNode {
  const { driver } = view;
  switch (screen) {
    case 'stop':
    case 'deliver':
    case 'fail':
      return screenOfJob(screen, view);
    case 'scan':
      return <ScanPage driver={driver} />;
    case 'outbox':
      return <OutboxPage driver={driver} />;
    case 'messages':
      return <MessagesPage driver={driver} />;
    case 'me':
      return <MePage driver={driver} />;
    case 'finish':
      return <FinishPage driver={driver} />;
    case 'report':
      return <ReportPage driver={driver} />;
    case 'check':
      return <PreStartPage driver={driver} />;
    case 'check-failed':
      return <CheckFailedPage driver={driver} />;
    default:
      return <RunPage driver={driver} />;
  }
}

function screenOfJob(
  screen: 'stop' | 'deliver' | 'fail',
  { driver, job, id }: ScreenProps,
): ReactNode {
  if (job === undefined) {
    // Before the run is read, no stop is known.
    return driver.run === null ? <RunPage driver={driver} /> : <StopGonePage />;
  }
  if (screen === 'deliver') return <ProofPage key={id} driver={driver} job={job} />;
  if (screen === 'fail') return <FailurePage key={id} driver={driver} job={job} />;
  return <StopPage key={id} driver={driver} job={job} />;
}

const read = (): string => location.hash.replace(/^#\/?/, '') || 'run';

/** Returns the address after `#`; re-renders when it changes. */
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
