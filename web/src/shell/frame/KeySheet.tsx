import type { ShortcutGroup } from '#ui/ShortcutSheet.tsx';
import { ShortcutSheet } from '#ui/ShortcutSheet.tsx';
import { listedShortcuts } from '#ui/listed-shortcuts.ts';
import { goKeys, tenantNavigation } from '../navigation.ts';
import { usePageExists } from '../page-exists.ts';
import { useLabel } from '#ui/labels.ts';
import { useTranslate } from '../texts/texts-context.ts';

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

const everywhere: ShortcutGroup = {
  title: 'Everywhere',
  shortcuts: [
    { keys: 'Mod+k', label: 'Search' },
    { keys: 'Mod+.', label: 'Switch theme' },
    { keys: '?', label: 'Show keyboard shortcuts' },
    { keys: 'Escape', label: 'Close or clear' },
    { keys: 'F8', label: 'Go to the notification' },
  ],
};

const lists: ShortcutGroup = {
  title: 'Lists',
  shortcuts: [
    { keys: '/', label: 'Search the list' },
    { keys: 'j', label: 'Next row' },
    { keys: 'k', label: 'Previous row' },
    { keys: 'Enter', label: 'Open the row' },
    { keys: 'Space', label: 'Peek at the row' },
    { keys: 'x', label: 'Select the row' },
    { keys: 'Shift+x', label: 'Select up to this row' },
  ],
};

const forms: ShortcutGroup = {
  title: 'Forms',
  shortcuts: [
    { keys: 'Mod+s', label: 'Save' },
    { keys: 'Mod+Enter', label: 'Save' },
  ],
};

/** Lists every shortcut, those of the page first, without those of pages that do not exist. */
export function KeySheet({ open, onOpenChange }: Props) {
  const t = useTranslate();
  const spoken = useLabel();
  const exists = usePageExists();
  const places = goKeys
    .filter(([, to]) => exists(to))
    .map(([key, to]) => {
      const entry = tenantNavigation.find((each) => each.to === to);
      return {
        keys: `g ${key}`,
        label: t('Go to {place}', { place: spoken(entry?.label ?? to) }),
      };
    });
  const own = open ? listedShortcuts() : [];
  const thisPage = own.length === 0 ? [] : [{ title: 'This page', shortcuts: own }];
  const goTo: ShortcutGroup = { title: 'Go to', shortcuts: places };
  return (
    <ShortcutSheet
      open={open}
      onOpenChange={onOpenChange}
      groups={[...thisPage, everywhere, goTo, lists, forms]}
    />
  );
}
