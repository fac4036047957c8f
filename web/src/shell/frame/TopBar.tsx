import { cx } from '#ui/cx.ts';
import { CircleHelp, Menu as MenuIcon, Moon, Sun } from 'lucide-react';
import { lazy, useState } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { LiveNotice } from '../live/LiveUpdates.tsx';
import { useTranslate } from '../texts/texts-context.ts';
import { useThemeToggle } from './theme-toggle.ts';
import { useTopBarParts } from './top-bar-parts.ts';
import { WhenOpened } from './WhenOpened.tsx';

const KeySheet = lazy(async () => ({ default: (await import('./KeySheet.tsx')).KeySheet }));

/** The bar above every page: the menu on small screens, the connection state, theme and keys. */
export function TopBar({ onMenu }: { onMenu: (() => void) | undefined }) {
  const t = useTranslate();
  const [keysOpen, setKeysOpen] = useState(false);
  const parts = useTopBarParts();
  useShortcut('?', () => setKeysOpen(true));
  return (
    <header
      className={cx(
        'flex h-12 shrink-0 items-center gap-2 border-b border-hairline bg-surface px-4',
        'print:hidden',
      )}
    >
      {onMenu && (
        <IconButton
          className="lg:hidden"
          label={t('Open navigation')}
          icon={MenuIcon}
          onClick={onMenu}
        />
      )}
      <span className="ml-auto" />
      <LiveNotice />
      {parts.map((Part, at) => (
        <Part key={`${Part.name}-${at}`} />
      ))}
      <ThemeButton />
      <IconButton
        label={t('Keyboard shortcuts')}
        icon={CircleHelp}
        keys="?"
        onClick={() => setKeysOpen(true)}
      />
      <WhenOpened open={keysOpen}>
        <KeySheet open={keysOpen} onOpenChange={setKeysOpen} />
      </WhenOpened>
    </header>
  );
}

/** Switches between light and dark. */
function ThemeButton() {
  const t = useTranslate();
  const toggle = useThemeToggle();
  useShortcut('Mod+.', toggle.act);
  return (
    <IconButton
      label={t(toggle.dark ? 'Use the light theme' : 'Use the dark theme')}
      icon={toggle.dark ? Sun : Moon}
      keys="Mod+."
      onClick={toggle.act}
    />
  );
}
