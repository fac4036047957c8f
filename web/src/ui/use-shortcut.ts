import { useLayoutEffect, useRef } from 'react';
import { useListedShortcut } from './listed-shortcuts.ts';
import { useShortcutsOn } from './shortcuts-on.ts';

/**
 * Runs `act` when the keys are pressed anywhere on the page. Keys are written `n`, `/`, `?`,
 * `Escape`, `Mod+s` (⌘ on a Mac, Ctrl elsewhere), `Alt+ArrowUp`, or `g d` for a sequence. Keys
 * without Mod or Alt are inactive while the user types, while a dialog is open, and if the user has
 * disabled single-key shortcuts. An empty string binds nothing. With a label the sheet of shortcuts
 * lists the keys while the component is mounted.
 */
export function useShortcut(
  keys: string,
  act: (event: KeyboardEvent) => void,
  label?: string,
): void {
  useListedShortcut(keys, label);
  const singleKeysOn = useShortcutsOn();
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  // Before the first paint: a key pressed as the page appears is meant for that page.
  useLayoutEffect(() => {
    if (keys === '') return;
    const strokes = keys.split(' ');
    let done = 0;
    let last = 0;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!hasModifier(strokes[0] ?? '') && (!singleKeysOn || isTaken(event.target))) return;
      if (event.timeStamp - last > sequenceMs) done = 0;
      last = event.timeStamp;
      if (!isStroke(event, strokes[done] ?? '')) {
        if (!isModifierKey(event.key)) done = isStroke(event, strokes[0] ?? '') ? 1 : 0;
        return;
      }
      done += 1;
      if (done < strokes.length) return;
      done = 0;
      event.preventDefault();
      latest.current(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys, singleKeysOn]);
}

/** Formats the keys for this platform, e.g. `⌘S` or `Ctrl+S`. */
export function spellKeys(keys: string): string {
  const mac = isMac();
  const names: Readonly<Record<string, string>> = {
    Mod: mac ? '⌘' : 'Ctrl+',
    Alt: mac ? '⌥' : 'Alt+',
    Shift: mac ? '⇧' : 'Shift+',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    Escape: 'Esc',
    Enter: mac ? '↵' : 'Enter',
    ' ': 'Space',
  };
  const spell = (part: string) =>
    names[part] ?? (keys.includes('Mod+') ? part.toUpperCase() : part);
  return keys
    .split(' ')
    .map((stroke) => stroke.split('+').map(spell).join(''))
    .join(' then ');
}

/** Formats the keys for `aria-keyshortcuts`; undefined for a sequence, which it cannot express. */
export function ariaKeys(keys: string): string | undefined {
  if (keys.includes(' ') && keys !== ' ') return undefined;
  if (keys === ' ') return 'Space';
  return keys.replace('Mod', isMac() ? 'Meta' : 'Control');
}

const sequenceMs = 1000;

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

const hasModifier = (stroke: string): boolean => /^(Mod|Alt)\+/.test(stroke);

const isModifierKey = (key: string): boolean => ['Shift', 'Control', 'Meta', 'Alt'].includes(key);

function isStroke(event: KeyboardEvent, stroke: string): boolean {
  const parts = stroke.split('+');
  const key = parts.at(-1) ?? '';
  const mod = parts.includes('Mod');
  const pressedMod = isMac() ? event.metaKey : event.ctrlKey;
  const otherMod = isMac() ? event.ctrlKey : event.metaKey;
  if (mod !== pressedMod || otherMod || parts.includes('Alt') !== event.altKey) return false;
  if (parts.includes('Shift') && !event.shiftKey) return false;
  // ⌥1 on a Mac types a special character: there the physical key is compared.
  if (parts.includes('Alt') && event.code === `Digit${key}`) return true;
  return event.key === key || (mod && event.key.toLowerCase() === key.toLowerCase());
}

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"], [role="menu"]')) {
    return !isTickBox(target);
  }
  return document.querySelector('[data-modal="true"]') !== null;
}

const isTickBox = (target: Element): boolean =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
