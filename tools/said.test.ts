import { expect, it } from 'vitest';
import { filesOfRepository, textOf } from './repository.ts';
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
