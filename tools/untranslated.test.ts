import { join } from 'node:path';
import { actsTexts } from '@waybill/contract/tenancy/texts/acts';
import { historyTexts } from '@waybill/contract/tenancy/texts/history';
import { platformTexts } from '@waybill/contract/tenancy/texts/platform';
import { readsTexts } from '@waybill/contract/tenancy/texts/reads';
import { expect, it } from 'vitest';
import { filesOfRepository, root, textOf } from './repository.ts';
import {
  serverSentencesIn,
  strangersIn,
  textsIn,
  untranslatedIn,
  usedTexts,
} from './untranslated.ts';

it('finds untranslatable texts and ignores what widgets translate', () => {
  const source = `
    const Page = () => (
      <section aria-label="Lists" title={say('Lists')}>
        <p>{count === 1 ? 'one row' : say('rows')} of many</p>
        <td>{refusal.message}</td> <Button>{refusal.message}</Button> <b>{row.name}</b>
        <Button>Save</Button> <code>npm start</code> {name}
      </section>
    );`;
  expect(untranslatedIn('Page.tsx', source).map(({ text }) => text)).toEqual([
    'Lists',
    'one row',
    'of many',
    '{…message}',
  ]);
});

it('finds no untranslated text on any screen', () => {
  const screens = filesOfRepository().filter(
    (file) => /^web\/src\/(contexts|shell)\/.*\.tsx$/.test(file) && !/test|testing/.test(file),
  );
  expect(screens.flatMap((file) => untranslatedIn(file, textOf(file)))).toEqual([]);
});

it('finds user-visible words that are in no catalogue, and no others', () => {
  const source = `
    const looks = { word: 'Lists', icon: List, className: 'flex grow' };
    const text = (count) => count > 1 ? \`\${count} rows of \${total}\` : \`\${count} kg\`;
    const filter = \`status eq \${status}\`;
    if (kind === 'Nothing is here') throw new Error('This cannot be');
    toast({ title: done ? 'Saved' : 'Not saved at all', tone: 'success' });`;
  const known = new Set(['Saved']);
  expect(strangersIn('Page.tsx', source, known).map(({ text }) => text)).toEqual([
    'Lists',
    '{} rows of {}',
    'Not saved at all',
  ]);
});

it('finds every word of screens and PDFs in the catalogue', () => {
  const files = filesOfRepository().filter(
    (file) =>
      (/^web\/src\/.*\.tsx?$/.test(file) ||
        /^server\/src\/contexts\/.*\/pdf\/[\w-]+\.ts$/.test(file)) &&
      !/test|testing|gallery/.test(file),
  );
  const known = new Set<string>(platformTexts);
  expect(files.flatMap((file) => strangersIn(file, textOf(file), known))).toEqual([]);
});

it('has a text for each validation and result message of the server', () => {
  const files = filesOfRepository().filter(
    (file) =>
      /^(server\/src\/contexts|contract\/src)\/.*\.ts$/.test(file) &&
      !/test|testing|examples|demo|seed|\/texts\/|languages\/domain\/(german|australian)/.test(
        file,
      ),
  );
  const withPlaces = (text: string): string => text.replaceAll(/\{\w+\}/g, '{}');
  const known = new Set<string>(platformTexts.map(withPlaces));
  const sentences = files.flatMap((file) => serverSentencesIn(file, textOf(file)));
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.filter(({ text }) => !known.has(text))).toEqual([]);
});

it('has each text in one group only', () => {
  const seen = new Set<string>();
  const twice = platformTexts.filter((text) => seen.size === seen.add(text).size);
  expect(twice).toEqual([]);
});

it('has a text for each problem that the contract declares', async () => {
  const files = filesOfRepository().filter((file) =>
    /^contract\/src\/(\w+\/)?problems?\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.map((file) => import(join(root, file)) as Promise<unknown>),
  );
  const refusals = modules.flatMap((module) =>
    Object.values(module as object).flatMap((declared: object) => Object.values(declared)),
  );
  const sentences = refusals.flatMap((each: unknown) =>
    typeof each === 'object' && each !== null && 'message' in each ? [each.message] : [],
  );
  expect(sentences.length).toBeGreaterThan(100);
  const known: readonly unknown[] = platformTexts;
  expect(sentences.filter((sentence) => !known.includes(sentence))).toEqual([]);
});

/**
 * Texts of zod, or derived from names: of columns in the change history, of calls in the audit log,
 * of columns of files, of terms.
 */
const madeElsewhere = new Set<string>([
  ...historyTexts,
  ...actsTexts,
  ...readsTexts,
  'Invalid email address',
  'Invalid UUID',
  'Invalid input',
  'Invalid URL',
  'Driver licence',
  'Vehicle registration',
  'Cost center enabled',
  'Reference enabled',
  'ATI',
  ...[7, 14, 21, 30, 45, 60].map((days) => `${days} days`),
]);

it('has no text that nothing uses', () => {
  const files = filesOfRepository().filter(
    (file) =>
      /^(web|server|contract|adapters|kernel)\/.*\.tsx?$/.test(file) &&
      !/\.test\.|testing|\/texts\/|languages\/domain\/german/.test(file),
  );
  const isUsed = usedTexts(files.flatMap((file) => textsIn(file, textOf(file))));
  expect(platformTexts.filter((text) => !isUsed(text) && !madeElsewhere.has(text))).toEqual([]);
});
