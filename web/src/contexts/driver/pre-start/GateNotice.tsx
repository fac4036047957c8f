import { Phone } from 'lucide-react';
import { t } from '../texts.ts';
import { bigLook } from '../parts/BigButton.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { DriverState } from '../use-driver.ts';

/** Why stops are locked, and what to do. */
export function GateNotice({ driver }: { readonly driver: DriverState }) {
  if (driver.gate === 'open') return null;
  if (driver.gate === 'check') {
    return (
      <a href="#/check" className={bigLook('primary')}>
        {t('Start the pre-start check')}
      </a>
    );
  }
  return (
    <Notice tone="red" isUrgent>
      <p className="text-[26px] font-bold">{t('Do not drive. Call dispatch.')}</p>
      <CallDispatch phone={driver.dispatchPhone} />
    </Notice>
  );
}

/** Calls dispatch, or states that the number is missing; a message always works. */
export const CallDispatch = ({ phone }: { readonly phone: string | null }) => (
  <>
    {phone !== null && (
      <a href={`tel:${phone}`} className={bigLook('danger')}>
        <Phone size={22} aria-hidden="true" />
        {t('Call dispatch')}
      </a>
    )}
    <a href="#/messages" className={bigLook('plain')}>
      {t('Message to dispatch')}
    </a>
  </>
);
