import AxeBuilder from '@axe-core/playwright';
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
  // No page has frames: looking for them costs more than looking at the page.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => {
      const places = nodes.slice(0, 4).map(({ html }) => html.slice(0, 240));
      return `${impact} ${id} at ${nodes.length}: ${places.join(' ; ')}`;
    });
}

/** Evaluated in the page: waits until a change of theme has reached every colour. */
const restOfColours = async (): Promise<void> => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};
