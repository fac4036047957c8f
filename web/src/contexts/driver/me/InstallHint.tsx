import { useState } from 'react';
import { t } from '../texts.ts';
import { BigButton } from '../parts/BigButton.tsx';
import { install, installWay } from './install-offer.ts';

/** Says how to install the app, which then keeps its data and opens without a network. */
export function InstallHint() {
  const [way, setWay] = useState(installWay);
  if (way === 'share') {
    return <p>{t('Install the app: tap Share, then Add to Home Screen.')}</p>;
  }
  if (way !== 'offered') return null;
  const start = async () => {
    await install();
    setWay(installWay());
  };
  return <BigButton onClick={() => start()}>{t('Install the app on this phone')}</BigButton>;
}
