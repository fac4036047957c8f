import { CircleHelp, Menu as MenuIcon, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { setAppearance } from '#ui/appearance.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMedia } from '#ui/media.ts';
import { useAppearance } from '#ui/appearance.ts';
import { useShortcut } from '#ui/use-shortcut.ts';
import { LiveNotice } from '../live/LiveUpdates.tsx';
import { KeySheet } from './KeySheet.tsx';

/** The bar above every page: the menu on small screens, the state of the link, theme and keys. */
export function TopBar({ onMenu }: { onMenu: (() => void) | undefined }) {
  const [keysOpen, setKeysOpen] = useState(false);
  useShortcut('?', () => setKeysOpen(true));
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-hairline bg-surface px-4 print:hidden">
      {onMenu && (
        <IconButton
          className="lg:hidden"
          label="Open navigation"
          icon={MenuIcon}
          onClick={onMenu}
        />
      )}
      <span className="ml-auto" />
      <LiveNotice />
      <ThemeButton />
      <IconButton
        label="Keyboard shortcuts"
        icon={CircleHelp}
        keys="?"
        onClick={() => setKeysOpen(true)}
      />
      <KeySheet open={keysOpen} onOpenChange={setKeysOpen} />
    </header>
  );
}

/** Switches between light and dark. */
function ThemeButton() {
  const toggle = useThemeToggle();
  useShortcut('Mod+.', toggle.act);
  return (
    <IconButton
      label={toggle.dark ? 'Use the light theme' : 'Use the dark theme'}
      icon={toggle.dark ? Sun : Moon}
      keys="Mod+."
      onClick={toggle.act}
    />
  );
}

/** Whether the page is dark now, and the act that turns it. */
export function useThemeToggle(): { readonly dark: boolean; readonly act: () => void } {
  const { theme } = useAppearance();
  const systemIsDark = useMedia('(prefers-color-scheme: dark)');
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark);
  return { dark, act: () => setAppearance({ theme: dark ? 'light' : 'dark' }) };
}
