import { useEffect, useState } from 'react';
import { chooseLanguage } from '#shell/texts/chosen-language.ts';
import { textsPath } from '#shell/texts/device-language.ts';
import { locale, type SpokenTexts } from '#shell/texts/page-texts.ts';
import { t } from '../texts.ts';
import { readSaved } from '../cached.ts';
import { SelectBox } from '../parts/SelectBox.tsx';

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
    <SelectBox
      label={t('Language')}
      value={locale()}
      options={languages.map(({ name, displayName }) => ({
        value: name,
        label: displayName,
        lang: name,
      }))}
      onChoose={choose}
    />
  );
}
