import { useState } from 'react';
import { t } from '#shell/texts/page-texts.ts';
import { shiftAct, startShiftAct } from '../outbox/acts.ts';
import { clearReads } from '../outbox/store.ts';
import { BigButton, bigLook } from '../parts/BigButton.tsx';
import type { DriverState } from '../use-driver.ts';

/** Shift, breaks, and leaving. */
export function MePage({ driver }: { readonly driver: DriverState }) {
  const { self, act, count } = driver;
  const [isRefused, setRefused] = useState(false);
  const shift = self?.result.shift ?? null;
  const isOnBreak = shift !== null && shift.breaks.at(-1)?.endtime === null;
  const moment = () => ({ id: crypto.randomUUID(), at: new Date().toISOString() });
  const signOut = async () => {
    if (count.waiting + count.refused > 0) return setRefused(true);
    await clearReads();
    location.assign('/auth/logout');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-[26px] font-bold">{self?.result.driver.name ?? t('Me')}</h1>
      {self?.result.driver.currentvehicle && (
        <p>{self.result.driver.currentvehicle.registrationnumber}</p>
      )}
      {shift === null ? (
        <BigButton look="primary" onClick={() => void act(startShiftAct(moment()))}>
          {t('Start shift')}
        </BigButton>
      ) : (
        <>
          <BigButton
            onClick={() => void act(shiftAct(isOnBreak ? 'break/end' : 'break/start', moment()))}
          >
            {t(isOnBreak ? 'End break' : 'Start break')}
          </BigButton>
          <BigButton look="danger" onClick={() => void act(shiftAct('finish', moment()))}>
            {t('Finish shift')}
          </BigButton>
        </>
      )}
      <a href="#/check" className={bigLook('plain')}>
        {t('Pre-start check')}
      </a>
      {isRefused && (
        <p role="alert" className="rounded-card bg-red-bg p-3 text-red-fg">
          {t("You have entries that haven't been sent. Go online before you sign out.")}
        </p>
      )}
      <BigButton onClick={() => void signOut()}>{t('Sign out')}</BigButton>
    </div>
  );
}
