import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { tenancyPages } from './index.ts';
// Loaded before the clock runs: the first load of a page takes longer than a test waits.
import './pages/LanguagesPage.tsx';
import './pages/LanguageTextsPage.tsx';

const languages = enveloped({
  defaultLanguageName: 'en',
  items: [
    { id: 1, name: 'en', displayName: 'English', icon: null, isDisabled: false },
    { id: 2, name: 'de', displayName: 'Deutsch', icon: null, isDisabled: false },
  ],
});
const texts = 'GET /api/core/language/getlanguagetexts';
const update = 'PUT /api/core/language/updateLanguageTexts';
const rows = [
  { key: 'Jobs', baseValue: 'Jobs', targetValue: 'Aufträge' },
  { key: 'Acting as {name}', baseValue: 'Acting as {name}', targetValue: null },
];

function open(at: string, answers: Readonly<Record<string, object>> = {}) {
  const app = openApp({
    at,
    pages: tenancyPages,
    answers: {
      'GET /api/auth/session': sessionOf({ permissions: ['Administration.Languages'] }),
      'GET /api/core/language/getlanguages': languages,
      [texts]: enveloped({ items: rows, totalCount: 2 }),
      [update]: enveloped(null),
      ...answers,
    },
  });
  return { ...app, person: userEvent.setup() };
}

const field = (key: string) => screen.findByLabelText<HTMLInputElement>(`Translation of ${key}`);

describe('the languages', () => {
  it('say which one is for everybody, and lead to their texts', async () => {
    open('/settings/languages');
    const english = (await screen.findByText('English')).closest('tr') as HTMLElement;
    expect(within(english).getByText('For everybody')).toBeDefined();
    const german = screen.getByText('Deutsch').closest('a');
    expect(german?.getAttribute('href')).toBe('/settings/languages/texts?target=de');
  });
});

describe('the texts of a language', () => {
  it('are asked for beside those of the default', async () => {
    const { server } = open('/settings/languages/texts?target=de&missing=yes');
    expect((await field('Jobs')).value).toBe('Aufträge');
    expect(server.to(texts).at(-1)?.query).toMatchObject({
      sourceName: 'Platform',
      baseLanguageName: 'en',
      targetLanguageName: 'de',
      targetValueFilter: 'EMPTY',
    });
  });

  it('are saved by Enter, which goes on to the next; what did not change is not sent', async () => {
    const { person, server } = open('/settings/languages/texts?target=de');
    await person.click(await field('Jobs'));
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(await field('Acting as {name}'));
    expect(server.to(update)).toEqual([]);
    await person.keyboard('Als {{name}{Enter}');
    await waitFor(() =>
      expect(server.to(update).map(({ body }) => body)).toEqual([
        {
          languageName: 'de',
          sourceName: 'Platform',
          key: 'Acting as {name}',
          value: 'Als {name}',
        },
      ]),
    );
  });

  it('keep what the server refuses, with its reason', async () => {
    const message = 'These places must stand in the text, and no others: {name}';
    const { person } = open('/settings/languages/texts?target=de', {
      [update]: () => json(refusal(message, 1001, [{ message, members: ['value'] }]), 400),
    });
    const place = await field('Acting as {name}');
    await person.type(place, 'Angemeldet');
    await person.tab();
    await screen.findByRole('alert');
    expect([place.value, place.getAttribute('aria-invalid')]).toEqual(['Angemeldet', 'true']);
  });

  it('come in from CSV; what was taken is counted, what does not fit is shown by row [ui-imports-001]', async () => {
    const { person } = open('/settings/languages/texts?target=de', {
      'POST /api/core/language/importLanguageTexts': enveloped({
        total: 2,
        inserted: 1,
        updated: 0,
        errors: [
          {
            index: 2,
            code: null,
            messages: ['There is no such text'],
            details: null,
            validationErrors: [],
          },
        ],
        heads: ['key', 'targetValue'],
        returned: [{ key: 'X', targetValue: 'Y' }],
      }),
    });
    await field('Jobs');
    const file = new File(['key,targetValue\r\nJobs,Fahrten\r\nX,Y\r\n'], 'de.csv');
    await person.upload(screen.getByLabelText(/Texts of de from CSV|choose one/), file);
    await person.click(await screen.findByRole('button', { name: 'Import texts' }));
    expect(await screen.findByText('There is no such text')).toBeDefined();
    expect(screen.getByText('2 rows: 1 inserted, 0 updated, 1 returned')).toBeDefined();
  });
});
