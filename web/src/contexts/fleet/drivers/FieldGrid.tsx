import type { ReactNode } from 'react';

/** Fields in two columns where there is room. */
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
);
