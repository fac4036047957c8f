import { countedOf } from '@waybill/kernel/list-total';
import { fill, type UiTexts } from '../ui-texts.ts';

export const pageSizes = [25, 50, 100] as const;

export type PageRange = { readonly skip: number; readonly take: number };

/** A list's total as people read it: "1,234", or "10,000+" where counting stopped. */
export function totalText(total: number, locale = 'en-AU'): string {
  const { counted, hasMore } = countedOf(total);
  return `${counted.toLocaleString(locale)}${hasMore ? '+' : ''}`;
}

/** Where a page lies, e.g. "1–50 of 1,234", or "1–50 of 10,000+" where counting stopped there. */
export function pageText(page: PageRange, total: number, words: UiTexts): string {
  if (total === 0) return words.pageNone;
  const end = page.skip + page.take;
  const { hasMore } = countedOf(total);
  return fill(words.pageOf, {
    from: (hasMore ? page.skip + 1 : Math.min(page.skip + 1, total)).toLocaleString('en-AU'),
    to: (hasMore ? end : Math.min(end, total)).toLocaleString('en-AU'),
    total: totalText(total),
  });
}

/** The pages before and after, undefined at either end. */
export function neighbours(page: PageRange, total: number) {
  const next = { ...page, skip: page.skip + page.take };
  return {
    previous: page.skip > 0 ? { ...page, skip: Math.max(0, page.skip - page.take) } : undefined,
    next: countedOf(total).hasMore || next.skip < total ? next : undefined,
  };
}
