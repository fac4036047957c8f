import { setAppearance, useAppearance } from '#ui/appearance.ts';
import { useMedia } from '#ui/media.ts';

/** Returns whether the page is dark, and the action that switches it. */
export function useThemeToggle(): { readonly dark: boolean; readonly act: () => void } {
  const { theme } = useAppearance();
  const systemIsDark = useMedia('(prefers-color-scheme: dark)');
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark);
  return { dark, act: () => setAppearance({ theme: dark ? 'light' : 'dark' }) };
}
