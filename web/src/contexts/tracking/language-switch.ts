import { languageKey } from '#shell/texts/device-language.ts';
import { element } from './element.ts';
import { t, type SpokenTexts } from '#shell/texts/page-texts.ts';

/** Chooses the language of this device; empty if the tenant has only one. */
export function languageSwitch(
  { languageName, languages = [] }: SpokenTexts,
  onChosen: () => void,
): HTMLElement | null {
  if (languages.length < 2) return null;
  const options = languages.map(({ name, displayName }) =>
    element('option', { value: name, lang: name, selected: name === languageName }, displayName),
  );
  const choose = (event: Event): void => {
    try {
      localStorage.setItem(languageKey, (event.target as HTMLSelectElement).value);
    } catch {
      // Private windows may refuse storage: the tenant's language then applies.
    }
    onChosen();
  };
  return element(
    'label',
    { class: 'language' },
    element('span', { class: 'unseen' }, t('Language')),
    element('select', { onchange: choose }, ...options),
  );
}
