import { type ComponentType, useEffect, useRef, useState } from 'react';
import { t } from '../texts.ts';
import { BigButton } from './BigButton.tsx';
import { Notice } from './Notice.tsx';

type Loader = () => Promise<unknown>;

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

type Loaded = 'loading' | 'loaded' | 'failed';

/** Returns a screen whose code is loaded after the first screen is shown, or when it is opened. */
export function screenLater<Props extends object>(
  get: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Screen: ComponentType<Props> | undefined;
  const load = async () => {
    Screen ??= await get();
  };
  loaders.push(load);
  return function ScreenLater(props) {
    const [state, setState] = useState<Loaded>(Screen === undefined ? 'loading' : 'loaded');
    const failures = useRef(0);
    useEffect(() => {
      if (state !== 'loading') return;
      load().then(
        () => setState('loaded'),
        () => {
          failures.current += 1;
          // Only a new page loads the code where the browser remembers the failure.
          if (failures.current > 1 && navigator.onLine) location.reload();
          setState('failed');
        },
      );
    }, [state]);
    if (Screen !== undefined) return <Screen {...props} />;
    if (state === 'loading') return <output>{t('Loading…')}</output>;
    return (
      <Notice tone="amber" isUrgent>
        <p>{t('This screen is not on this phone yet. Go online once.')}</p>
        <BigButton onClick={() => setState('loading')}>{t('Try again')}</BigButton>
      </Notice>
    );
  };
}
