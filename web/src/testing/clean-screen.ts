import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { setAppearance } from '#ui/appearance.ts';

/**
 * What is waited for comes in a moment, but not while the machine is busy or a page is loaded
 * first.
 */
configure({ asyncUtilTimeout: 10_000 });

/** A test begins at this address, wherever a link or a form of one before it led to. */
beforeEach(() => {
  // The runner's types know less of this document than it can do.
  const page = window.happyDOM as { setURL?: (url: string) => void } | undefined;
  page?.setURL?.('http://localhost:3000/');
});

/** Vitest's setup for every file: a test leaves neither a drawing nor a memory to the next. */
afterEach(() => {
  cleanup();
  setAppearance({ theme: 'system', density: 'default' });
  window.happyDOM?.setViewport({ width: 1280, height: 800 });
  localStorage.clear();
  sessionStorage.clear();
});
