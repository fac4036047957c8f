import { Languages } from 'lucide-react';
import { chooseLanguage } from './chosen-language.ts';
import { useTranslate, useTexts } from './texts-context.ts';

/** Chooses the language of this device; nothing if the tenant has only one. */
export function LanguageSwitch() {
  const { languageName, languages } = useTexts();
  const t = useTranslate();
  if (languages.length < 2) return null;
  return (
    <label className="inline-flex items-center gap-2 text-ink-2">
      <Languages size={16} aria-hidden="true" />
      <span className="sr-only">{t('Language')}</span>
      <select
        value={languageName}
        onChange={(event) => chooseLanguage(event.target.value)}
        className="h-control max-w-full rounded-control border border-edge bg-surface px-2 text-ink"
      >
        {languages.map(({ name, displayName }) => (
          <option key={name} value={name} lang={name}>
            {displayName}
          </option>
        ))}
      </select>
    </label>
  );
}
