import { useEffect, useState } from 'react';
import { chooseLanguage } from '#shell/texts/chosen-language.ts';
import { textsPath } from '#shell/texts/device-language.ts';
import { locale, type SpokenTexts } from '#shell/texts/page-texts.ts';
import { t } from '../texts.ts';
import { readSaved } from '../cached.ts';

/** Chooses the language of this phone. Its texts have to be fetched: there must be a network. */
export function LanguageChoice() {
  const [languages, setLanguages] = useState<SpokenTexts['languages']>([]);
  useEffect(() => {
    void readSaved<SpokenTexts>(textsPath('Driver')).then((texts) =>
      setLanguages(texts?.result.languages),
    );
  }, []);
  if (languages === undefined || languages.length < 2 || !navigator.onLine) return null;
  const choose = (name: string) => {
    chooseLanguage(name);
    location.reload();
  };
  return (
    <label className="grid gap-1 font-semibold">
      {t('Language')}
      <select
        value={locale()}
        onChange={({ target }) => choose(target.value)}
        className="min-h-14 min-w-0 rounded-card border-2 border-edge bg-surface px-3 font-normal"
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
