import axe, { type AxeResults } from 'axe-core';
import type { Page } from './screen.ts';

/**
 * What a machine can find: one line per rule that is broken, with the places. The colours alone
 * differ between light and dark: `rules` names those to ask again, none stands for all.
 */
export async function faultsOf(
  page: Page,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  await page.evaluate(restOfColours);
  // A document is taught once, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(brokenRules, rules);
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => {
      const places = nodes.slice(0, 4).map(({ html }) => html.slice(0, 240));
      return `${impact} ${id} at ${nodes.length}: ${places.join(' ; ')}`;
    });
}

/** Evaluated in the page. Frames contain only e-mails, which refuse every script. */
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
