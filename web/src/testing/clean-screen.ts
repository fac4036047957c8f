import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Vitest's setup for every file: a test leaves neither a drawing nor a memory to the next. */
afterEach(() => {
  cleanup();
  window.happyDOM?.setViewport({ width: 1280, height: 800 });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
