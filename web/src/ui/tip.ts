import { ariaKeys } from './use-shortcut.ts';

/**
 * Attributes that give an element a tooltip, drawn by `<Tooltips>`: a text, the keys of its
 * shortcut, or both; keys alone are shown after the element's own text. The element must take the
 * focus and say the text itself.
 */
export const tipOf = (text: string | undefined, keys: string | undefined) => ({
  'data-tip': text ?? (keys === undefined ? undefined : ''),
  'data-tip-keys': keys,
  'aria-keyshortcuts': keys === undefined ? undefined : ariaKeys(keys),
});
