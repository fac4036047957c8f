import { fill, type Words } from '../words.ts';

export const pageSizes = [25, 50, 100] as const;

export type Page = { readonly skip: number; readonly take: number };

/** Where a page lies, e.g. "1–50 of 1,234", or "1–50 of 10,000+" where counting stopped there. */
export function pageText(
  page: Page,
  total: number,
  capped: boolean,
  words: Words,
  locale = 'en-AU',
): string {
  if (total === 0) return words.pageNone;
  const number = (value: number) => value.toLocaleString(locale);
  return fill(words.pageOf, {
    from: number(Math.min(page.skip + 1, total)),
    to: number(capped ? page.skip + page.take : Math.min(page.skip + page.take, total)),
    total: `${number(total)}${capped ? '+' : ''}`,
  });
}

/** The pages before and after, undefined at either end. */
export function neighbours(page: Page, total: number, capped: boolean) {
  const next = { ...page, skip: page.skip + page.take };
  return {
    previous: page.skip > 0 ? { ...page, skip: Math.max(0, page.skip - page.take) } : undefined,
    next: capped || next.skip < total ? next : undefined,
  };
}
