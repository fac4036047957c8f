import { useEffect } from 'react';
import { useStable } from './use-stable.ts';

/**
 * While `isActive`, Escape calls `onEscape` and nothing else, such as the dialog around. Listens at
 * the window, before the document, where dialogs listen.
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const act = useStable(onEscape);
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isActive, act]);
}
