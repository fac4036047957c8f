import { pageSizeDefault, pageSizeMax } from '@waybill/contract/shared/page';
import { ListRefusal } from './refusal.ts';

export type PageQuery = {
  readonly skipCount?: number | undefined;
  readonly maxResultCount?: number | undefined;
};

export type PageBounds = { readonly skip: number; readonly take: number };

/**
 * Returns the bounds of a page; a size above the maximum is reduced to it (decisions X-12). Throws
 * ListRefusal on the field for anything but a whole number of 0 or more.
 */
export const pageBounds = ({ skipCount, maxResultCount }: PageQuery): PageBounds => ({
  skip: count('skipCount', skipCount ?? 0),
  take: Math.min(count('maxResultCount', maxResultCount ?? pageSizeDefault), pageSizeMax),
});

function count(member: 'skipCount' | 'maxResultCount', options: number): number {
  if (Number.isSafeInteger(options) && options >= 0) return options;
  throw new ListRefusal(member, `${member} must be a whole number, 0 or more.`);
}
