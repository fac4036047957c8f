import { expect, it } from 'vitest';
import { isSameView, jobViewSearch, readJobView } from './job-views.ts';

it('keeps what narrows the list, and not its page or what everybody starts with', () => {
  const search = { view: 'late', status: 'Failed', layout: 'table', q: '', skip: 50, peek: 'x' };
  expect(jobViewSearch(search)).toEqual({ view: 'late', status: 'Failed' });
});

it('reads what was kept, and nothing of a view that the list no longer knows', () => {
  expect(readJobView({ view: 'late', status: 'Failed' })).toMatchObject({
    view: 'late',
    status: 'Failed',
  });
  expect(readJobView({ view: 'ofLastCentury' })).toEqual({});
});

it('knows the view that is on screen', () => {
  const view = readJobView({ view: 'late' });
  expect(isSameView(view, { view: 'late' })).toBe(true);
  expect(isSameView(view, { view: 'late', q: 'cedar' })).toBe(false);
});
