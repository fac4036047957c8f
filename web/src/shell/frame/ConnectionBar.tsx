import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAsksAgain } from '#client/queries.ts';
import { Button } from '#ui/Button.tsx';
import { useSay } from '../texts/texts-context.ts';
import { watchForNewVersion } from './new-version.ts';

/** Says when network or server do not answer, and when there is a newer version of this page. */
export function ConnectionBar() {
  const say = useSay();
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  const asksAgain = useAsksAgain();
  const [outdated, setOutdated] = useState(false);
  useEffect(() => watchForNewVersion(() => setOutdated(true)), []);
  return (
    <output className="block">
      {!online && (
        <p className={bar}>
          {say("You are offline. This data may be out of date, and changes can't be saved.")}
        </p>
      )}
      {online && asksAgain && (
        <p className={bar}>{say('The server is not responding. Retrying…')}</p>
      )}
      {online && outdated && (
        <p className={bar}>
          {say('A new version is available.')}
          <Button size="small" onClick={() => location.reload()}>
            {say('Reload')}
          </Button>
        </p>
      )}
    </output>
  );
}

function listen(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

const bar = 'flex items-center justify-center gap-3 bg-neutral-bg px-4 py-1.5 text-neutral-fg';
