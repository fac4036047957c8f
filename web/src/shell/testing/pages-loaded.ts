import { beforeAll } from 'vitest';
import type { PageDefinition } from '../page.ts';

/**
 * Loads pages with much code before the tests of a file, so that it does not count as test time.
 */
export function pagesLoaded(pages: readonly PageDefinition[]): void {
  beforeAll(async () => {
    await Promise.all(pages.map(({ load }) => load()));
  }, 60_000);
}
