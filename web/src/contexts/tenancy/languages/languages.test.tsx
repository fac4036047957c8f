import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { tenancyPages } from '../index.ts';
// Loaded before the fake clock starts: the first load of a page exceeds a test's timeout.
import './LanguagesPage.tsx';
import './LanguageTextsPage.tsx';

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
  { key: 'Signed in as {name}', baseValue: 'Signed in as {name}', targetValue: null },
];

function open(at: string, responses: Readonly<Record<string, object>> = {}) {
  const app = openApp({
    at,
    pages: tenancyPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Administration.Languages'] }),
      'GET /api/core/language/getlanguages': languages,
      [texts]: enveloped({ items: rows, totalCount: 2 }),
      [update]: enveloped(null),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}

const field = (key: string) => screen.findByLabelText<HTMLInputElement>(`Translation of ${key}`);

describe('the languages settings', () => {
  it('show which one is the default, and link to their texts', async () => {
    open('/settings/languages');
    const english = (await screen.findByText('English')).closest('tr') as HTMLElement;
    expect(within(english).getByText('Default for everyone')).toBeDefined();
    const german = screen.getByText('Deutsch').closest('a');
    expect(german?.getAttribute('href')).toBe('/settings/languages/texts?target=de');
  });
});

describe('the texts of a language', () => {
  it('are requested together with those of the default', async () => {
    const { server } = open('/settings/languages/texts?target=de&missing=yes');
    expect((await field('Jobs')).value).toBe('Aufträge');
    expect(server.to(texts).at(-1)?.query).toMatchObject({
      sourceName: 'Platform',
      baseLanguageName: 'en',
      targetLanguageName: 'de',
      targetValueFilter: 'EMPTY',
    });
  });

  it('are saved by Enter, which moves to the next; unchanged ones are not sent', async () => {
    const { person, server } = open('/settings/languages/texts?target=de');
    await person.click(await field('Jobs'));
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(await field('Signed in as {name}'));
    expect(server.to(update)).toEqual([]);
    await person.keyboard('Als {{name}{Enter}');
    await waitFor(() =>
      expect(server.to(update).map(({ body }) => body)).toEqual([
        {
          languageName: 'de',
          sourceName: 'Platform',
          key: 'Signed in as {name}',
          value: 'Als {name}',
        },
      ]),
    );
  });

  it('keep rejected input, with the reason', async () => {
    const message = 'These places must stand in the text, and no others: {name}';
    const { person } = open('/settings/languages/texts?target=de', {
      [update]: () => json(refusal(message, 1001, [{ message, members: ['value'] }]), 400),
    });
    const place = await field('Signed in as {name}');
    await person.type(place, 'Angemeldet');
    await person.tab();
    await screen.findByRole('alert');
    expect([place.value, place.getAttribute('aria-invalid')]).toEqual(['Angemeldet', 'true']);
  });

  it('are imported from CSV, and invalid ones shown by row [ui-imports-001]', async () => {
    const { person } = open('/settings/languages/texts?target=de', {
      'POST /api/core/language/importLanguageTexts': enveloped({
        total: 2,
        inserted: 1,
        updated: 0,
        errors: [
          {
            index: 2,
            code: null,
            messages: ['This text does not exist'],
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
    await person.upload(screen.getByLabelText(/texts for de from CSV|choose one/), file);
    await person.click(await screen.findByRole('button', { name: 'Import texts' }));
    expect(await screen.findByText('This text does not exist')).toBeDefined();
    expect(screen.getByText('2 rows: 1 added, 0 updated, 1 rejected')).toBeDefined();
  });
});
