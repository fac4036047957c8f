import { numberText } from '@waybill/kernel/formats';
import { countedOf } from '@waybill/kernel/list-total';
import { fill, type UiTexts } from '../ui-texts.ts';

export const pageSizes = [25, 50, 100] as const;

export type PageRange = { readonly skip: number; readonly take: number };

/** Formats a list's total: "1,234", or "10,000+" where counting stopped. */
export function totalText(total: number, language: string): string {
  const { counted, hasMore } = countedOf(total);
  return `${numberText(counted, language)}${hasMore ? '+' : ''}`;
}

/** The texts of the reader, and the language (BCP 47) of numbers. */
type PageReader = { readonly words: UiTexts; readonly language: string };

/** Formats a page's position, e.g. "1–50 of 1,234", or "1–50 of 10,000+" where counting stopped. */
export function pageText(page: PageRange, total: number, reader: PageReader): string {
  const { words, language } = reader;
  if (total === 0) return words.pageNone;
  const end = page.skip + page.take;
  const { hasMore } = countedOf(total);
  return fill(words.pageOf, {
    from: numberText(hasMore ? page.skip + 1 : Math.min(page.skip + 1, total), language),
    to: numberText(hasMore ? end : Math.min(end, total), language),
    total: totalText(total, language),
  });
}

/** Returns the previous and next page, undefined at either end. */
export function neighbours(page: PageRange, total: number) {
  const next = { ...page, skip: page.skip + page.take };
  return {
    previous: page.skip > 0 ? { ...page, skip: Math.max(0, page.skip - page.take) } : undefined,
    next: countedOf(total).hasMore || next.skip < total ? next : undefined,
  };
}
