import { afterEach, expect, it, vi } from 'vitest';
import { languageSwitch } from './language-switch.ts';

const languages = [
  { name: 'en', displayName: 'English' },
  { name: 'de', displayName: 'Deutsch' },
];

afterEach(() => localStorage.clear());

it('shows the current language, and saves another one on this device', () => {
  const onChosen = vi.fn<() => void>();
  const visible = languageSwitch({ languageName: 'de', languages, texts: {} }, onChosen);
  const select = visible?.querySelector('select');
  expect(select?.value).toBe('de');
  if (select) select.value = 'en';
  select?.dispatchEvent(new Event('change'));
  expect(localStorage.getItem('waybill.language')).toBe('en');
  expect(onChosen).toHaveBeenCalledOnce();
});

it('is hidden when the tenant has one language', () => {
  const one = { languageName: 'en', languages: languages.slice(0, 1), texts: {} };
  expect(languageSwitch(one, () => undefined)).toBeNull();
});
