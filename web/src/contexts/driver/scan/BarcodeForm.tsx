import { useState } from 'react';
import { t } from '../texts.ts';

/** A barcode that is typed, by hand or by a keyboard scanner. */
export function BarcodeForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onCode(typed);
        setTyped('');
      }}
    >
      <label className="grid gap-1 font-semibold">
        {t('Barcode')}
        <input
          value={typed}
          data-barcode=""
          enterKeyHint="done"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          className="min-h-14 w-full rounded-card border-2 border-edge bg-surface px-3 font-normal"
        />
      </label>
      <button
        type="submit"
        className="min-h-14 rounded-card bg-primary font-semibold text-on-primary"
      >
        {t('Scan')}
      </button>
    </form>
  );
}
