import { pageSizeDefault, pageSizeMax } from '@waybill/contract/shared/page';
import { ListRefusal } from './refusal.ts';

export type PageAsked = {
  readonly skipCount?: number | undefined;
  readonly maxResultCount?: number | undefined;
};

export type PageBounds = { readonly skip: number; readonly take: number };

/**
 * Which rows a page holds; more than the most is the most (decisions X-12).
 * Throws ListRefusal on the field for what is no whole number, 0 or more.
 */
export const pageBounds = ({ skipCount, maxResultCount }: PageAsked): PageBounds => ({
  skip: count('skipCount', skipCount ?? 0),
  take: Math.min(count('maxResultCount', maxResultCount ?? pageSizeDefault), pageSizeMax),
});

function count(member: 'skipCount' | 'maxResultCount', asked: number): number {
  if (Number.isSafeInteger(asked) && asked >= 0) return asked;
  throw new ListRefusal(member, `${member} must be a whole number, 0 or more.`);
}
