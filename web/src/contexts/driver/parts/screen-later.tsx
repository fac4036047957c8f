import { type ComponentType, useEffect } from 'react';
import { laterOr, type Waiting } from '#ui/later.ts';
import { t } from '../texts.ts';
import { BigButton } from './BigButton.tsx';
import { Notice } from './Notice.tsx';

type Loader = () => Promise<void>;

const loaders: Loader[] = [];

/**
 * Loads the code of all screens, one after the other, so that each opens at once, also without a
 * network. Call it once the first screen is shown.
 */
export async function loadScreens(): Promise<void> {
  for (const load of loaders) {
    // Some browsers never try again to load code that failed once: it waits for the network.
    if (!navigator.onLine) {
      addEventListener('online', () => void loadScreens(), { once: true });
      return;
    }
    // Those that cannot be loaded now are loaded when they are opened.
    await load().catch(() => undefined);
  }
}

/** Returns a screen whose code is loaded after the first screen is shown, or when it is opened. */
export function screenLater<Props extends object>(
  get: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Screen = laterOr(get, (waiting) => <NotLoaded {...waiting} />);
  loaders.push(Screen.load);
  return Screen;
}

function NotLoaded({ fault, failures, retry }: Waiting) {
  useEffect(() => {
    // Only a new page loads the code where the browser remembers the failure.
    if (failures > 1 && navigator.onLine) location.reload();
  }, [failures]);
  if (fault === null) return <output>{t('Loading…')}</output>;
  return (
    <Notice tone="amber" isUrgent>
      <p>{t('This screen is not on this phone yet. Go online once.')}</p>
      <BigButton onClick={retry}>{t('Try again')}</BigButton>
    </Notice>
  );
}
