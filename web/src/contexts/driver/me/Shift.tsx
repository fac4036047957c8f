import { t } from '../texts.ts';
import { timeIn } from '../parts/times.ts';
import { useNow } from '#ui/use-now.ts';
import { BigButton, bigLook } from '../parts/BigButton.tsx';
import { shiftAct, startShiftAct } from '../outbox/acts.ts';
import type { DriverState } from '../use-driver.ts';

/** Starts a shift and its breaks; the shift ends on a screen of its own. */
export function Shift({ driver }: { readonly driver: DriverState }) {
  const { shift, act, odometer } = driver;
  if (shift.kind === 'off') {
    return (
      <BigButton look="primary" onClick={() => act(startShiftAct(moment(), odometer))}>
        {t('Start shift')}
      </BigButton>
    );
  }
  const isOnBreak = shift.kind === 'break';
  const change = isOnBreak ? 'break/end' : 'break/start';
  return (
    <>
      {shift.since !== null && <Since since={shift.since} isOnBreak={isOnBreak} />}
      <BigButton onClick={() => act(shiftAct(change, moment(), { id: shift.id ?? '' }))}>
        {t(isOnBreak ? 'End break' : 'Start break')}
      </BigButton>
      <a href="#/finish" className={bigLook('danger')}>
        {t('Finish shift')}
      </a>
    </>
  );
}

const moment = () => ({ id: crypto.randomUUID(), at: new Date().toISOString() });

type SinceProps = { readonly since: string; readonly isOnBreak: boolean };

function Since({ since, isOnBreak }: SinceProps) {
  const now = useNow(15_000);
  const time = timeIn(since);
  if (!isOnBreak) return <p>{t('Working since {time}', { time })}</p>;
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  return (
    <p>
      {t('On break since {time}', { time })}
      {' · '}
      <span className="font-semibold tabular-nums">{t('{count} min', { count: minutes })}</span>
    </p>
  );
}
