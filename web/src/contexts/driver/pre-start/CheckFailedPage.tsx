import { t } from '../texts.ts';
import { bigLook } from '../parts/BigButton.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import type { DriverState } from '../use-driver.ts';
import { CallDispatch } from './GateNotice.tsx';

/** The check failed: the driver must not drive, and dispatch has been notified. */
export function CheckFailedPage({ driver }: { readonly driver: DriverState }) {
  const isWaiting = driver.waiting.some(({ path }) => path === '/api/driver/pre-start-check');
  return (
    <div
      role="alert"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-red-bg p-4 text-red-fg"
    >
      <ScreenHeading isLarge>{t('Do not drive')}</ScreenHeading>
      <p>
        {t(
          isWaiting
            ? 'Dispatch is notified as soon as there is a network. Call them now.'
            : 'Dispatch has been notified. Call them now.',
        )}
      </p>
      <CallDispatch phone={driver.dispatchPhone} />
      <a href="#/run" className={bigLook('plain')}>
        {t('Back to the run')}
      </a>
    </div>
  );
}
