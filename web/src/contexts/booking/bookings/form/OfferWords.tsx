import type { ReactNode } from 'react';

type OfferWordsProps = {
  readonly of: { readonly accountName: string; readonly serviceName: string };
  /** How the price was determined. */
  readonly children: ReactNode;
};

/** The carrier and service of a price, and how it was determined. */
export const OfferWords = ({ of, children }: OfferWordsProps) => (
  <span className="min-w-0 flex-1 font-semibold break-words">
    {of.accountName}
    <span className="block text-table font-normal text-ink-2">{of.serviceName}</span>
    <span className="mt-1 block text-meta font-normal text-ink-2">{children}</span>
  </span>
);
