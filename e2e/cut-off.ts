/** Finds amounts, dates and statuses that are cut off. */
import type { Page } from './screen.ts';

/**
 * Makes the currency of every amount take three letters, as the franc does in every language: the
 * demo tenants' dollar is one sign. Evaluated in the page before its scripts: the tenant's
 * currency, as the app reads it.
 */
export const writeCurrencyInFull = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const response = await send(...request);
      if (!/\/getconfiguration/i.test(response.url)) return response;
      const text = (await response.text()).replaceAll('"AUD"', '"CHF"');
      return new Response(text, response);
    };
  });
};

/**
 * Returns the amounts, dates and statuses that are cut off. On a wide screen this includes those
 * at the edge of a table that scrolls sideways; on a phone such tables have to be scrolled.
 */
export const cutOff = (page: Page, isWide: boolean): Promise<readonly string[]> =>
  page.evaluate((measuresEdges) => {
    const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
    const value = new RegExp(`CHF|\\d{2}/\\d{2}/\\d{4}|\\d{1,2}:\\d{2}|\\d (${months})[a-z]*\\b`);
    const isWhole = (element: Element): boolean =>
      element.closest('[data-family]') !== null ||
      // What is longer is a text that contains a value, such as the JSON of an audit entry.
      (element.textContent.length <= longestValue && value.test(element.textContent));
    const longestValue = 60;
    const hides = (style: CSSStyleDeclaration): boolean =>
      style.overflowX === 'hidden' || style.overflowX === 'clip';
    const isCut = (text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, bottom, width } = range.getBoundingClientRect();
      for (let at = text.parentElement; at !== null && width > 0; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
          // What begins in sight and ends beneath the menus at the edge reads as something else.
          const menus = at.querySelector('tbody > tr > td.sticky.right-0');
          const edge = box.right - (menus?.getBoundingClientRect().width ?? 0);
          const isOutside = menus?.contains(text) !== true;
          return measuresEdges && isOutside && left < edge - 1 && right > edge + 1;
        }
        // Text for screen readers alone is one pixel wide.
        if (box.width <= 1) return false;
        if (!hides(style)) continue;
        if (right > box.right + 1 || left < box.left - 1 || bottom > box.bottom + 1) return true;
      }
      return false;
    };
    const found = new Set<string>();
    const walk = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const text = node as Text;
      const parent = text.parentElement;
      if (parent === null || text.data.trim() === '') continue;
      if (isWhole(parent) && isCut(text)) found.add(text.data.trim());
    }
    return [...found];
  }, isWide);
