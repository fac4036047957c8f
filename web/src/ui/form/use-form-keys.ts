import { type RefObject, useEffect } from 'react';
import { isMac } from '../use-shortcut.ts';

/**
 * Binds ⌘S to the form that has the focus or the only form of the page, and ⌘Enter to the form that
 * has the focus (Ctrl instead of ⌘ on other systems).
 */
export function useFormKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const mod = isMac() ? event.metaKey : event.ctrlKey;
      if (!mod || event.defaultPrevented || !form.current) return;
      const inside = form.current.contains(document.activeElement);
      const alone = document.querySelectorAll('form').length === 1;
      const save = event.key.toLowerCase() === 's' && (inside || alone);
      if (!save && !(event.key === 'Enter' && inside)) return;
      event.preventDefault();
      form.current.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [form]);
}
