import axe, { type AxeResults } from 'axe-core';
import type { Page } from './screen.ts';

/**
 * Returns the faults that can be found automatically: one line per violated rule, with the places.
 * Only colours differ between light and dark: `rules` selects the rules to check again; empty means
 * all.
 */
export async function faultsOf(
  page: Page,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  await page.evaluate(restOfColours);
  // The script is loaded only once per document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(brokenRules, rules);
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => {
      const places = nodes.slice(0, 4).map(({ html }) => html.slice(0, 240));
      return `${impact} ${id} at ${nodes.length}: ${places.join(' ; ')}`;
    });
}

/**
 * Evaluated in the page. Frames are excluded: they contain only e-mails, which refuse every script.
 */
async function brokenRules(rules: readonly string[]): Promise<AxeResults['violations']> {
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
    iframes: false,
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: [...rules] }),
  });
  return violations;
}

/** Evaluated in the page: waits until a change of theme has reached every colour. */
const restOfColours = async (): Promise<void> => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};
