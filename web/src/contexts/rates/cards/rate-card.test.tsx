import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { ratesPages } from '../index.ts';

const id = '0198a1b2-0000-7000-8000-000000000041';
const nothing = enveloped({ items: [], totalCount: 0 });
const card = {
  id,
  isActive: true,
  code: 'NEW-ROAD',
  name: 'New road',
  description: '',
  entityId: null,
  isDefault: false,
  versionOf: null,
  effectiveDate: null,
  cubicFactor: null,
  comparison: 'totals',
  rounding: 'ceilKg',
  nextBandIfCheaper: false,
  fuel: [],
};

it('opens the services of a newly added rate card', async () => {
  openApp({
    at: `/rates/cards/${id}`,
    pages: ratesPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Carrier.View', 'Job.Rates'] }),
      'GET /api/rates/rate-card/rate-card': enveloped({ ratecard: card }),
      'GET /api/rates/service/rate-services': nothing,
      'GET /api/rates/rate/rates': nothing,
    },
  });
  await screen.findByText('No services yet');
  const way = screen.getByRole('link', { name: 'Services' });
  expect(way.getAttribute('href')).toContain('tab=services');
});
