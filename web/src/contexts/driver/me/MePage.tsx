import { useState } from 'react';
import { t } from '../texts.ts';
import { clearReads } from '../outbox/store.ts';
import { clearPositions } from '../positions/store.ts';
import { BigButton, bigLook } from '../parts/BigButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { TickBox } from '../parts/TickBox.tsx';
import type { DriverState } from '../use-driver.ts';
import { InstallHint } from './InstallHint.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { NavigationChoice } from './NavigationChoice.tsx';
import { Shift } from './Shift.tsx';
import { WorkLeft } from './WorkLeft.tsx';

/** Shift, breaks, and signing out. */
export function MePage({ driver }: { readonly driver: DriverState }) {
  const { self, count } = driver;
  const [isRefused, setRefused] = useState(false);
  const undecided = driver.reviews.items.filter(({ decision }) => decision === null).length;
  const signOut = async () => {
    if (count.waiting + count.refused > 0) return setRefused(true);
    await Promise.all([clearReads(), clearPositions()]);
    location.assign('/auth/logout');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScreenHeading>{self?.result.driver.name ?? t('Me')}</ScreenHeading>
      {self?.result.driver.currentvehicle && (
        <p>{self.result.driver.currentvehicle.registrationnumber}</p>
      )}
      <WorkLeft driver={driver} />
      <Shift driver={driver} />
      {'wakeLock' in navigator && (
        <TickBox
          label={t('Keep the screen on while I drive')}
          isTicked={driver.isAwake}
          onTick={driver.stayAwake}
        />
      )}
      <a href="#/check" className={bigLook('plain')}>
        {t('Pre-start check')}
      </a>
      <a href="#/report" className={bigLook('plain')}>
        {t('Report to dispatch')}
      </a>
      <a href="#/outbox" className={bigLook('plain')}>
        {t('Outbox')}
        {undecided > 0 && ` · ${t('{count} with dispatch', { count: undecided })}`}
      </a>
      <NavigationChoice />
      <LanguageChoice />
      <InstallHint />
      {isRefused && (
        <Notice tone="red" isUrgent>
          {t("You have entries that haven't been sent. Go online before you sign out.")}
        </Notice>
      )}
      <BigButton onClick={() => signOut()}>{t('Sign out')}</BigButton>
    </div>
  );
}
