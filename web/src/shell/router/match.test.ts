import { expect, it } from 'vitest';
import { plainPage } from '../testing/open-app.tsx';
import { matcher } from './match.ts';

const at = matcher(
  (['/', '/things', '/things/$id', '/things/new', '/things/$id/parts/$part'] as const).map((path) =>
    plainPage(path, path),
  ),
);
const found = (pathname: string) => {
  const match = at(pathname);
  return match && [match.page.path, match.params];
};

it('finds the page of a path, without parameters before with', () => {
  expect(['/', '/things', '/things/7', '/things/new'].map(found)).toEqual([
    ['/', {}],
    ['/things', {}],
    ['/things/$id', { id: '7' }],
    ['/things/new', {}],
  ]);
});

it('decodes parameters and keeps their case, but reads paths in any case', () => {
  expect(found('/Things/A%2Fb/PARTS/x%20y')).toEqual([
    '/things/$id/parts/$part',
    { id: 'A/b', part: 'x y' },
  ]);
  expect(found('/things/')).toEqual(['/things', {}]);
});

it('finds nothing at other paths, nor where a parameter is empty or badly encoded', () => {
  expect(['/thing', '/things/7/parts', '/things//parts/1', '/things/%E0'].map(found)).toEqual(
    Array.from({ length: 4 }),
  );
});
