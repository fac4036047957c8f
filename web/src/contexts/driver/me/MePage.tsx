import { useState } from 'react';
import { t } from '../texts.ts';
import { timeIn } from '../parts/times.ts';
import { shiftAct, startShiftAct } from '../outbox/acts.ts';
import { clearReads } from '../outbox/store.ts';
import { clearPositions } from '../positions/store.ts';
import { BigButton, bigLook } from '../parts/BigButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { TickBox } from '../parts/TickBox.tsx';
import { stopState } from '../run/progress.ts';
import type { DriverState } from '../use-driver.ts';
import { InstallHint } from './InstallHint.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

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
      <a href="#/outbox" className={bigLook('plain')}>
        {t('Outbox')}
        {undecided > 0 && ` · ${t('{count} with dispatch', { count: undecided })}`}
      </a>
      <LanguageChoice />
      <InstallHint />
      {isRefused && (
        <Notice tone="red" isUrgent>
          {t("You have entries that haven't been sent. Go online before you sign out.")}
        </Notice>
      )}
      <BigButton onClick={() => void signOut()}>{t('Sign out')}</BigButton>
    </div>
  );
}

function Shift({ driver }: { readonly driver: DriverState }) {
  const { shift, act, count, run, entries } = driver;
  const [isSure, setSure] = useState(false);
  const moment = () => ({ id: crypto.randomUUID(), at: new Date().toISOString() });
  if (shift.kind === 'off') {
    return (
      <BigButton look="primary" onClick={() => void act(startShiftAct(moment()))}>
        {t('Start shift')}
      </BigButton>
    );
  }
  const id = shift.id ?? '';
  const isOnBreak = shift.kind === 'break';
  const open = (run?.result.jobs ?? []).filter((job) => stopState(job, entries) === 'todo').length;
  const finish = () => {
    if (open + count.waiting + count.refused > 0 && !isSure) return setSure(true);
    setSure(false);
    void act(shiftAct('finish', moment(), id));
  };
  return (
    <>
      {shift.since !== null && (
        <p>
          {t(isOnBreak ? 'On break since {time}' : 'Working since {time}', {
            time: timeIn(shift.since),
          })}
        </p>
      )}
      <BigButton
        onClick={() => void act(shiftAct(isOnBreak ? 'break/end' : 'break/start', moment(), id))}
      >
        {t(isOnBreak ? 'End break' : 'Start break')}
      </BigButton>
      {isSure && (
        <Notice tone="amber" isUrgent>
          {t('{stops} stops are open, and {acts} acts wait to be sent. Finish all the same?', {
            stops: open,
            acts: count.waiting + count.refused,
          })}
        </Notice>
      )}
      <BigButton look="danger" onClick={finish}>
        {t('Finish shift')}
      </BigButton>
    </>
  );
}
