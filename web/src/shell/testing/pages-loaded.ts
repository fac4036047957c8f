import { beforeAll } from 'vitest';
import type { PageDefinition } from '../page.ts';

/**
 * Loads pages before the tests of a file, whose time is for what they do: for pages of much code.
 */
export function pagesLoaded(pages: readonly PageDefinition[]): void {
  beforeAll(async () => {
    await Promise.all(pages.map(({ load }) => load()));
  }, 60_000);
}
