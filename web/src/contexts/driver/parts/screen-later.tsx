import { type ComponentType, useEffect, useState } from 'react';
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
  // Those that cannot be loaded now are loaded when they are opened.
  for (const load of loaders) await load().catch(() => undefined);
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
    useEffect(() => {
      if (state !== 'loading') return;
      load().then(
        () => setState('loaded'),
        () => setState('failed'),
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
