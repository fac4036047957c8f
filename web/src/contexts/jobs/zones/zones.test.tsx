import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import type { Zone } from '@waybill/contract/jobs/zones/shapes';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeResponse } from '#client/testing/fake-server.ts';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { jobsPages } from '../index.ts';

const portId = '0198a1b2-0000-7000-8000-00000000000a';
const zoneId = '0198a1b2-0000-7000-8000-00000000000b';

const port: HeadPort = {
  id: portId,
  code: 'SYD',
  name: 'Sydney',
  addressline1: '14 Kiln Street',
  addressline2: null,
  addressline3: null,
  postcode: '2015',
  suburb: 'Alexandria',
  countrycode: 'AU',
  latitude: -33.9,
  longitude: 151.2,
  zonecount: 1,
};

const zone: Zone = {
  id: zoneId,
  code: 'SYD-W',
  name: 'Western Sydney',
  isonforwarding: false,
  isActive: true,
  headportid: portId,
  headportcode: 'SYD',
  parentid: null,
  parentcode: null,
  zoneLocation: [],
  locationcount: 0,
  onforwardagent: null,
  onforwardcharge: null,
};

const page = (items: readonly unknown[]) => enveloped({ items, totalCount: items.length });
const adds = 'POST /api/jobs/zone/zone-locations';
const imports = 'POST /api/jobs/zone/import-zone';

function open(at: string, responses: Readonly<Record<string, FakeResponse>> = {}) {
  const app = openApp({
    at,
    pages: jobsPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Job.View', 'Job.Edit'] }),
      'GET /api/jobs/head-port/head-ports': page([port]),
      'GET /api/jobs/zone/zones': page([zone]),
      'GET /api/jobs/zone/zone-locations': page([]),
      'GET /api/jobs/zone/zone-overlaps': page([]),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}

afterEach(() => localStorage.clear());

describe('the zones page', () => {
  it('says which zone serves a place [ui-capability-002]', async () => {
    const serving = { zone, by: 'postcode', around: ['SYD-ALL'] };
    const { person, server } = open('/settings/zones', {
      'GET /api/jobs/zone/serving-zones': enveloped({ items: [serving] }),
    });
    await person.type(await screen.findByLabelText('Postcode and suburb'), '2148 Blacktown');
    expect(await screen.findByText('Head port SYD · by postcode · inside SYD-ALL')).toBeTruthy();
    expect(server.to('GET /api/jobs/zone/serving-zones').map(({ query }) => query)).toEqual([
      { postCode: '2148', suburb: 'Blacktown', countryCode: 'AU' },
    ]);
  });

  it('highlights the zone that is picked below the map, as colours repeat', async () => {
    const at = { latitude: -33.8, longitude: 151, zoneId, countryCode: 'AU', suburb: '' };
    const places = ['SYD-W', 'SYD-E'].map((zoneCode, n) => ({
      ...at,
      id: `0198a1b2-0000-7000-8000-00000000001${n}`,
      postCode: `214${n}`,
      zoneCode,
    }));
    const { person } = open('/settings/zones?tab=map', {
      'GET /api/jobs/zone/zone-locations': page(places),
      'GET /api/core/commonlookup/getmapstyle': enveloped({ url: null }),
      'GET /api/core/commonlookup/getmapplaces': enveloped({ items: [] }),
    });
    const east = await screen.findByRole('button', { name: 'SYD-E' });
    const west = screen.getByRole('button', { name: 'SYD-W' });
    await person.click(east);
    await person.click(west);
    const pressed = () => [east, west].map((each) => each.getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['false', 'true']);
    await person.click(west);
    expect(pressed()).toEqual(['false', 'false']);
  });

  it('opens at the head port that was chosen last', async () => {
    const melbourne = { ...port, id: '0198a1b2-0000-7000-8000-00000000000e', code: 'MEL' };
    const ports = { 'GET /api/jobs/head-port/head-ports': page([port, melbourne]) };
    const first = open('/settings/zones', ports);
    await first.person.click(await screen.findByRole('button', { name: 'Head port: SYD Sydney' }));
    await first.person.click(await screen.findByRole('menuitemcheckbox', { name: 'MEL Sydney' }));
    cleanup();
    const { server } = open('/settings/zones', ports);
    await screen.findByRole('button', { name: 'Head port: MEL Sydney' });
    const zonesOf = server.to('GET /api/jobs/zone/zones').map(({ query }) => query['headPortId']);
    expect(new Set(zonesOf)).toEqual(new Set([melbourne.id]));
  });

  it('adds cells pasted into the grid, and leaves the rejected rows to be corrected', async () => {
    const error = {
      index: 2,
      code: null,
      messages: ['An Australian postcode has 4 digits, not “21”'],
      details: null,
      validationErrors: [],
    };
    const { person, server } = open(`/settings/zones?edit=${zoneId}`, {
      [adds]: enveloped({ added: 1, errors: [error] }),
    });
    await person.click(await screen.findByLabelText('Suburb, Row 1'));
    await person.paste('2148\tBlacktown\n21\tNowhere');
    await person.click(screen.getByRole('button', { name: 'Add 2 locations' }));
    expect(await screen.findByText('1 added, 1 rejected')).toBeTruthy();
    const grid = within(screen.getByRole('table', { name: 'Add locations' }));
    const cells = () =>
      grid.getAllByRole('textbox').map((each) => (each as HTMLInputElement).value);
    expect(cells()).toEqual(['21', 'Nowhere', '', '', '', '']);
    expect(grid.getByText('An Australian postcode has 4 digits, not “21”')).toBeTruthy();
    await person.type(grid.getByLabelText('Postcode, Row 1'), '48{Enter}');
    expect(grid.queryByText(/has 4 digits/)).toBeNull();
    expect(document.activeElement).toBe(grid.getByLabelText('Postcode, Row 2'));
    expect(server.to(adds).map(({ body }) => body)).toEqual([
      {
        zoneId,
        locations: [
          { postCode: '2148', suburb: 'Blacktown', countryCode: '' },
          { postCode: '21', suburb: 'Nowhere', countryCode: '' },
        ],
      },
    ]);
  });

  it('shows what a file changes before it replaces the zones', async () => {
    const change = {
      kind: 'removed',
      postCode: '2000',
      suburb: 'Sydney',
      countryCode: 'AU',
      zoneCode: 'SYD-CBD',
      fromZoneCode: null,
    };
    const result = {
      total: 1,
      inserted: 0,
      updated: 1,
      errors: [],
      returned: [],
      heads: [],
      added: 0,
      removed: 1,
      moved: 0,
      unchanged: 1,
      newZones: [],
      renamedZones: [{ code: 'SYD-E', name: 'East' }],
      changes: [change],
      preview: 'as-shown',
    };
    const { person, server } = open('/settings/zones', { [imports]: enveloped(result) });
    await person.click(await screen.findByRole('button', { name: 'Import CSV' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import zones of SYD' });
    await person.click(within(dialog).getByRole('radio', { name: 'Replace all' }));
    const file = new File(['zoneCode,postCode\n'], 'zones.csv', { type: 'text/csv' });
    await person.upload(within(dialog).getByLabelText(/CSV or Excel file/), file);
    expect(await within(dialog).findByText(/1 removed · 1 unchanged/)).toBeTruthy();
    expect(within(dialog).getByText('Sydney 2000', { exact: false })).toBeTruthy();
    expect(within(dialog).getByText('Renamed zones: SYD-E › East')).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: 'Replace zones' }));
    expect(await screen.findByText('Zones of SYD imported')).toBeTruthy();
    expect(server.to(imports)).toHaveLength(2);
  });
});
