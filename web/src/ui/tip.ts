import { ariaKeys } from './use-shortcut.ts';

/**
 * Returns the attributes of an element's tooltip, which `<Tooltips>` draws: a text, the keys of its
 * shortcut, or both; keys alone are shown after the element's own text. The element must be
 * focusable and contain the text itself for screen readers.
 */
export const tipOf = (text: string | undefined, keys: string | undefined) => ({
  'data-tip': text ?? (keys === undefined ? undefined : ''),
  'data-tip-keys': keys,
  'aria-keyshortcuts': keys === undefined ? undefined : ariaKeys(keys),
});
