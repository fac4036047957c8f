import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsRetrying } from '#client/queries.ts';
import { Button } from '#ui/Button.tsx';
import { useTranslate } from '../texts/texts-context.ts';
import { watchForNewVersion } from './new-version.ts';

/** Indicates that the network or server is unavailable, or that a newer version exists. */
export function ConnectionBar() {
  const t = useTranslate();
  const online = useSyncExternalStore(listen, () => navigator.onLine);
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

function listen(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

const bar = 'flex items-center justify-center gap-3 bg-neutral-bg px-4 py-1.5 text-neutral-fg';
