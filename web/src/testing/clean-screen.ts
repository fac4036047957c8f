import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { setAppearance } from '#ui/appearance.ts';

// What opens above a page is fetched when it is first opened; here it opens without delay.
await import('#ui/layers.ts');

/** Long enough for a busy machine, and for a page that is loaded first. */
configure({ asyncUtilTimeout: 10_000 });

/** Each test begins at this address, whatever the one before navigated to. */
beforeEach(() => {
  // Vitest's types lack this method of happy-dom.
  const page = window.happyDOM as { setURL?: (url: string) => void } | undefined;
  page?.setURL?.('http://localhost:3000/');
});

/** Removes what a test rendered and stored. */
afterEach(() => {
  cleanup();
  setAppearance({ theme: 'system', density: 'default' });
  window.happyDOM?.setViewport({ width: 1280, height: 800 });
  localStorage.clear();
  sessionStorage.clear();
});
