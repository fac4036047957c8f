import { Monitor, Moon, Sun } from 'lucide-react';
import { setAppearance, type Theme, useAppearance } from './appearance.ts';
import { SegmentedControl } from './SegmentedControl.tsx';
import { useUiTexts } from './ui-texts.ts';

/** Light, dark, or the system's setting. */
export function ThemeSwitch() {
  const words = useUiTexts();
  const { theme } = useAppearance();
  return (
    <SegmentedControl<Theme>
      label={words.theme}
      value={theme}
      onChange={(next) => setAppearance({ theme: next })}
      options={[
        { value: 'system', label: words.themeSystem, icon: Monitor },
        { value: 'light', label: words.themeLight, icon: Sun },
        { value: 'dark', label: words.themeDark, icon: Moon },
      ]}
    />
  );
}
