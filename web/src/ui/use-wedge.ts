import { useEffect, useRef } from 'react';
import { afterKey, nothingTyped } from './wedge.ts';

/**
 * Listens to a barcode reader wherever the focus is. Its input is removed from other fields; the
 * barcode field (`data-barcode`) handles its own input.
 */
export function useWedge(onBarcode: (barcode: string) => void): void {
  const heard = useRef(onBarcode);
  useEffect(() => {
    heard.current = onBarcode;
  });
  useEffect(() => {
    let typed = nothingTyped;
    let before: { readonly field: HTMLInputElement; readonly value: string } | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const { target, key, timeStamp } = event;
      const field = target instanceof HTMLInputElement ? target : null;
      if (field?.dataset['barcode'] !== undefined) return;
      const after = afterKey(typed, { key, at: timeStamp });
      if (after.typed.text.length === 1) before = field && { field, value: field.value };
      typed = after.typed;
      if (after.barcode === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (before !== null) setValue(before.field, before.value);
      heard.current(after.barcode);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

/** Sets a value as typing would, so that React notices the change. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
