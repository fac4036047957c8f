import type { Job } from '@waybill/contract/jobs/shapes';
import { Navigation, Phone } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts.ts';
import { BigButton, bigLook } from '../parts/BigButton.tsx';
import { addressOf } from './address.ts';
import { chooseApp, chosenApp, navigationApps, wayTo } from './navigation-apps.ts';

/** The two ways to a customer, equally large: by phone, and by a navigation app. */
export function Ways({ address }: { readonly address: Job['toaddress'] }) {
  const [isChoosing, setChoosing] = useState(false);
  const app = chosenApp();
  const place = addressOf(address);
  return (
    <div className="grid grid-cols-2 gap-2 narrow:grid-cols-1">
      {address.telephone ? (
        <a href={`tel:${address.telephone}`} className={bigLook('plain')}>
          <Phone size={22} aria-hidden="true" />
          {t('Call')}
        </a>
      ) : (
        <span className="grid place-items-center text-[18px] text-ink-2">
          {t('No phone number')}
        </span>
      )}
      {app === null ? (
        <BigButton aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          <Navigation size={22} aria-hidden="true" />
          {t('Navigate')}
        </BigButton>
      ) : (
        <a href={wayTo(app, place)} target="_blank" rel="noreferrer" className={bigLook('plain')}>
          <Navigation size={22} aria-hidden="true" />
          {t('Navigate')}
        </a>
      )}
      {app === null && isChoosing && (
        <fieldset className="col-span-full grid min-w-0 gap-2">
          <legend className="mb-1 font-semibold">{t('Navigate with')}</legend>
          {navigationApps.map((each) => (
            <a
              key={each}
              href={wayTo(each, place)}
              target="_blank"
              rel="noreferrer"
              className={bigLook('plain')}
              onClick={() => {
                chooseApp(each);
                setChoosing(false);
              }}
            >
              {each}
            </a>
          ))}
        </fieldset>
      )}
    </div>
  );
}
