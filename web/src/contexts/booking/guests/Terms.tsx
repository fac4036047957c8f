import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import type { GuestCompose } from './guest-values.ts';

/** The tenant's terms, to be read and accepted; nothing if it has none. */
export function Terms({ terms }: { readonly terms: string }) {
  const [reading, setReading] = useState(false);
  if (terms === '') return null;
  return (
    <div className="grid justify-items-start gap-1">
      <CheckboxField<GuestCompose>
        name="acceptsTerms"
        label="I accept the terms"
        rules={{ required: 'Please accept the terms' }}
      />
      <Button look="quiet" size="small" onClick={() => setReading(true)}>
        Read the terms
      </Button>
      <Dialog open={reading} onOpenChange={setReading} title="Terms" size="large">
        <div className="whitespace-pre-wrap">{terms}</div>
      </Dialog>
    </div>
  );
}
