import { type RefObject, useEffect, useRef } from 'react';
import { afterKey, nothingTyped } from './wedge.ts';

/** Fields in which keys change a value: a select chooses what begins with them. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Listens to a barcode reader wherever the focus is. Its input is undone in other fields; the
 * barcode field (`data-barcode`) handles its own input.
 * @param field the page's barcode field. It takes the focus and the first character when a reader
 *   types outside of every field, so that neither a slow reader nor a key of a shortcut matters.
 */
export function useWedge(
  onBarcode: (barcode: string) => void,
  field?: RefObject<HTMLInputElement | null>,
): void {
  const onScan = useRef(onBarcode);
  useEffect(() => {
    onScan.current = onBarcode;
  });
  useEffect(() => {
    let typed = nothingTyped;
    let before: { readonly field: Field; readonly value: string } | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const { target, key, timeStamp } = event;
      if (field !== undefined && isOutside(target) && key.length === 1 && key !== ' ') {
        event.stopPropagation();
        field.current?.focus();
        return;
      }
      const other = isField(target) ? target : null;
      if (other?.dataset['barcode'] !== undefined) return;
      const after = afterKey(typed, { key, at: timeStamp });
      if (after.typed.text.length === 1) before = other && { field: other, value: other.value };
      typed = after.typed;
      if (after.barcode === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (before !== null) setValue(before.field, before.value);
      onScan.current(after.barcode);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [field]);
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** True where a key writes nothing, and no dialog asks for something. */
const isOutside = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !isField(target) &&
  !target.isContentEditable &&
  target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') === null;

/** Sets a value as a user would, so that React notices the change. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
