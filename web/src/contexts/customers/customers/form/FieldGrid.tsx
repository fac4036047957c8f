import type { ReactNode } from 'react';
import { useLabel } from '#ui/labels.ts';

type FieldGridProps = { readonly legend?: string; readonly children: ReactNode };

/** A group of fields, two side by side where there is room. */
export function FieldGrid({ legend, children }: FieldGridProps) {
  const spoken = useLabel();
  return (
    <fieldset className="grid content-start items-start gap-4 sm:grid-cols-2">
      {legend !== undefined && (
        <legend className="mb-3 text-lead font-semibold">{spoken(legend)}</legend>
      )}
      {children}
    </fieldset>
  );
}

/** A field that uses the whole line. */
export function WholeLine({ children }: { readonly children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>;
}
