import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { listShape, useListPage } from './list-page.ts';
import { page } from './page.ts';
import { useRouter } from './router/use-router.ts';
import { useGo, useSearchState } from './page-state.ts';
import { openApp } from './testing/open-app.tsx';
import { sessionOf } from './testing/people.ts';

function Things() {
  const [search, change] = useSearchState(listShape);
  const list = useListPage('/things', search, change);
  const go = useGo();
  const router = useRouter();
  return (
    <>
      <output>
        {`${list.skip} skipped, address ${search.skip}, order ${search.sort ?? 'usual'}`}
      </output>
      <button type="button" onClick={() => list.onPage({ skip: list.skip + 50, take: 50 })}>
        Next
      </button>
      <button type="button" onClick={() => change({ sort: 'name', skip: undefined })}>
        Sort
      </button>
      <button type="button" onClick={() => go('/thing')}>
        Open
      </button>
      <button type="button" onClick={() => router.history.back()}>
        Back
      </button>
    </>
  );
}

function Thing() {
  const go = useGo();
  return (
    <>
      <button type="button" onClick={() => go('/things')}>
        All things
      </button>
      <button type="button" onClick={() => go('/things?q=oak')}>
        Oak things
      </button>
    </>
  );
}

beforeEach(() => sessionStorage.clear());

/** Opens the list; `press` uses its buttons one after the other. */
function open() {
  const pageOf = (path: `/${string}`, Page: () => React.ReactNode) =>
    page({ path, title: path, access: 'signedIn', load: async () => Page });
  openApp({
    at: '/things',
    pages: [pageOf('/things', Things), pageOf('/thing', Thing)],
    responses: { 'GET /api/auth/session': sessionOf({ permissions: [] }) },
  });
  const person = userEvent.setup();
  return async (...names: readonly string[]) => {
    for (const name of names) await person.click(await screen.findByRole('button', { name }));
  };
}

const visible = (text: string) => screen.findByText(text);

it('returns to the page last visited, and its address says so', async () => {
  const press = open();
  await press('Next');
  expect(await visible('50 skipped, address 50, order usual')).toBeTruthy();
  await press('Open', 'All things');
  expect(await visible('50 skipped, address 50, order usual')).toBeTruthy();
});

it('begins at the first row of another search, whose pages are others', async () => {
  const press = open();
  await press('Next');
  await visible('50 skipped, address 50, order usual');
  await press('Open', 'Oak things');
  expect(await visible('0 skipped, address 0, order usual')).toBeTruthy();
});

it('remembers the first page after Back from the second', async () => {
  const press = open();
  await press('Next');
  await visible('50 skipped, address 50, order usual');
  await press('Back');
  await visible('0 skipped, address 0, order usual');
  await press('Open', 'All things');
  expect(await visible('0 skipped, address 0, order usual')).toBeTruthy();
});

it('begins at the first row in another order, also on a page that was remembered', async () => {
  const press = open();
  await press('Next');
  await visible('50 skipped, address 50, order usual');
  await press('Open', 'All things');
  await visible('50 skipped, address 50, order usual');
  await press('Sort');
  expect(await visible('0 skipped, address 0, order name')).toBeTruthy();
});
