import { useEffect, useState } from 'react';
import { useIsRetrying } from '#client/queries.ts';
import { Button } from '#ui/Button.tsx';
import { useOnline } from '#ui/use-online.ts';
import { useTranslate } from '../texts/texts-context.ts';
import { watchForNewVersion } from './new-version.ts';

/** Indicates that the network or server is unavailable, or that a newer version exists. */
export function ConnectionBar() {
  const t = useTranslate();
  const online = useOnline();
  const isRetrying = useIsRetrying();
  const [outdated, setOutdated] = useState(false);
  useEffect(() => watchForNewVersion(() => setOutdated(true)), []);
  return (
    <output className="block">
      {!online && (
        <p className={bar}>
          {t("You are offline. This data may be out of date, and changes can't be saved.")}
        </p>
      )}
      {online && isRetrying && (
        <p className={bar}>{t('The server is not responding. Retrying…')}</p>
      )}
      {online && outdated && (
        <p className={bar}>
          {t('A new version is available.')}
          <Button size="small" onClick={() => location.reload()}>
            {t('Reload')}
          </Button>
        </p>
      )}
    </output>
  );
}

const bar = 'flex items-center justify-center gap-3 bg-neutral-bg px-4 py-1.5 text-neutral-fg';
