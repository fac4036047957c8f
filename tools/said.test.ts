import { join } from 'node:path';
import { platformTexts } from '@waybill/contract/tenancy/texts/platform';
import { expect, it } from 'vitest';
import { filesOfRepository, root, textOf } from './repository.ts';
import { unsaidIn } from './said.ts';

it('finds texts that nobody can translate, and leaves alone what widgets say', () => {
  const source = `
    const Page = () => (
      <section aria-label="Lists" title={say('Lists')}>
        <p>{count === 1 ? 'one row' : say('rows')} of many</p>
        <Button>Save</Button> <code>npm start</code> {name}
      </section>
    );`;
  expect(unsaidIn('Page.tsx', source).map(({ text }) => text)).toEqual([
    'Lists',
    'one row',
    'of many',
  ]);
});

it('lets every screen be said in the reader’s language', () => {
  const screens = filesOfRepository().filter(
    (file) => /^web\/src\/(contexts|shell)\/.*\.tsx$/.test(file) && !/test|testing/.test(file),
  );
  expect(screens.flatMap((file) => unsaidIn(file, textOf(file)))).toEqual([]);
});

it('has a text for each refusal that the contract declares', async () => {
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
