import type { ReactNode } from 'react';
import { useLabel } from '../labels.ts';
import { FieldGroupProvider } from './field-names.ts';

export type FieldGroupProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** Fields under a title, which names them where other groups of the form have the same labels. */
export function FieldGroup({ title, children, className }: FieldGroupProps) {
  const t = useLabel();
  return (
    <FieldGroupProvider value={title}>
      <fieldset className={className}>
        <legend className="mb-2 font-semibold">{t(title)}</legend>
        {children}
      </fieldset>
    </FieldGroupProvider>
  );
}
