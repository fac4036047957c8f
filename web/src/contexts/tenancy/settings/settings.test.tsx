import { defaultGroups, type TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { tenancyPages } from '../index.ts';
// Loaded before the fake clock starts: the first load of a page exceeds a test's timeout.
import '../directory/DirectoryPage.tsx';
import '../numbering/NumberingPage.tsx';

const pages = [...tenancyPages, plainPage('/dashboard', 'Dashboard')];
const series = {
  isManual: false,
  prefix: 'CUS',
  postfix: '',
  format: '{prefix}{number}{postfix}',
  end: 99_999,
  maxLength: 5,
  nextNumber: 'CUS00042',
};
const settings: TenantSettings = {
  ...defaultGroups,
  currency: { baseCurrency: 'AUD', factors: {} },
  general: { timezone: 'Australia/Sydney', timezoneForComparison: 'Australia/Sydney' },
  userManagement: { ...defaultGroups.userManagement, allowSelfRegistration: false },
  billing: { legalName: 'Acme', address: '1 Wharf Road', taxVatNo: '1' },
  customerCode: { ...defaultGroups.customerCode, ...series },
  invoiceNumber: {
    ...defaultGroups.invoiceNumber,
    ...series,
    prefix: 'INV',
    nextNumber: 'INV00007',
  },
  tax: { gst: 10 },
};
const save = 'PUT /api/core/tenantsettings/updateallsettings';

function open(at: string, responses: Readonly<Record<string, object>> = {}) {
  const app = openApp({
    at,
    pages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Administration.Settings'] }),
      'GET /api/core/tenantsettings/getallsettings': enveloped(settings),
      [save]: enveloped(null),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}

describe('insurance and tax', () => {
  it(
    '[const-030] [const-031] [ui-finance-004] [ui-finance-005] ' +
      'show minimum and multiplier of each type, and the rate of GST',
    async () => {
      const { person, server } = open('/settings/insurance');
      const gst = await screen.findByRole<HTMLInputElement>('textbox', { name: 'GST' });
      expect(gst.value).toBe('10');
      const visible = (name: string) =>
        screen
          .getAllByRole<HTMLInputElement>('textbox', { name })
          .map(({ value }) => Number(value));
      expect(visible('Minimum')).toEqual([5, 10, 2.5, 5]);
      expect(visible('Multiplier')).toEqual([0.01, 0.02, 0.005, 0.01]);
      await person.clear(gst);
      await person.type(gst, '12.5');
      await person.click(screen.getByRole('button', { name: 'Save settings' }));
      await waitFor(() =>
        expect(server.to(save).map(({ body }) => body)).toEqual([
          { insurance: settings.insurance, tax: { gst: 12.5 } },
        ]),
      );
    },
  );
});

it('errors of insurance name their type, and an empty field is one', async () => {
  const { person, server } = open('/settings/insurance');
  const [, premium, , last] = await screen.findAllByRole('textbox', { name: 'Minimum' });
  if (premium === undefined || last === undefined) throw new Error('Each type has a minimum');
  await person.clear(premium);
  await person.type(premium, '-1');
  await person.clear(last);
  await person.click(screen.getByRole('button', { name: 'Save settings' }));
  const errors = within(await screen.findByRole('alert')).getAllByRole('listitem');
  expect(errors.map((error) => error.textContent)).toEqual([
    'Premium: Minimum must be at least 0',
    'ATI premium, Minimum: Please enter a number',
  ]);
  expect(server.to(save)).toEqual([]);
});

describe('numbering', () => {
  it('shows the next number while typing', async () => {
    const { person } = open('/settings/numbering');
    expect(await screen.findByText('Next: CUS00042 · 99,958 left')).toBeDefined();
    const [prefix] = screen.getAllByRole('textbox', { name: /Prefix/ });
    const [digits] = screen.getAllByRole('textbox', { name: 'Digits' });
    const [start] = screen.getAllByRole('textbox', { name: 'First number' });
    for (const [field, text] of [
      [prefix, 'AC-'],
      [digits, '7'],
      [start, '500'],
    ] as const) {
      if (field === undefined) throw new Error('Each series has these fields');
      await person.clear(field);
      await person.type(field, text);
    }
    expect(screen.getByText(/^Next: AC-0000500 · /)).toBeDefined();
    expect(screen.getByText(/^Next: INV00007 · /)).toBeDefined();
  });

  it('shows server errors at their fields', async () => {
    const message = "The last number can't be lower than the next number, 42.";
    const { person } = open('/settings/numbering', {
      [save]: () =>
        json(refusal('Not valid', 1001, [{ message, members: ['customerCode.end'] }]), 400),
    });
    const [end] = await screen.findAllByRole('textbox', { name: 'Last number' });
    if (end === undefined) throw new Error('A series has an end');
    await person.clear(end);
    await person.type(end, '10');
    await person.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(end.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });
});

describe('general settings', () => {
  it('keep values that the screen does not show', async () => {
    const { person, server } = open('/settings/general');
    await person.type(await screen.findByRole('textbox', { name: 'Legal name' }), ' Ltd');
    await person.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(server.to(save)).toHaveLength(1));
    const body = server.to(save)[0]?.body as Record<string, unknown>;
    expect(new Set(Object.keys(body))).toEqual(
      new Set([
        'general',
        'billing',
        'bankAccount',
        'currency',
        'userManagement',
        'eCommerce',
        'lineHauls',
      ]),
    );
    expect(body['billing']).toEqual({ ...settings.billing, legalName: 'Acme Ltd' });
  });
});

describe('features', () => {
  it('are switched with an explanation of each', async () => {
    const call = 'PUT /api/core/feature/updatetenantfeatures';
    const { person, server } = open('/settings/features', {
      'GET /api/core/feature/gettenantfeatuers': enveloped({
        featureValues: [
          { name: 'Job', value: 'true' },
          { name: 'Booking.Beta', value: 'false' },
        ],
        features: [
          { name: 'Job', displayName: 'Jobs', description: 'Own fleet.', defaultValue: 'true' },
          { name: 'Booking.Beta', displayName: 'Beta', description: '', defaultValue: 'true' },
        ],
      }),
      [call]: enveloped(null),
    });
    const jobs = await screen.findByRole<HTMLInputElement>('switch', { name: 'Jobs' });
    expect([jobs.checked, screen.getByText('Own fleet.').textContent]).toEqual([
      true,
      'Own fleet.',
    ]);
    await person.click(jobs);
    await person.click(screen.getByRole('button', { name: 'Save features' }));
    await waitFor(() =>
      expect(server.to(call).map(({ body }) => body)).toEqual([
        {
          featureValues: [
            { name: 'Job', value: false },
            { name: 'Booking.Beta', value: false },
          ],
        },
      ]),
    );
  });
});

describe('branding', () => {
  it('uploads the logo and saves it with the style', async () => {
    const logoId = '0198a1b2-0000-7000-8000-00000000000a';
    const { person, server } = open('/settings/branding', {
      'POST /api/core/file/uploadasset': enveloped({ fileName: logoId }),
      'GET /api/core/file/downloadasset': () => new Response('png'),
    });
    const png = new File(['png'], 'logo.png', { type: 'image/png' });
    await person.upload(await screen.findByLabelText('Choose an image for logo'), png);
    expect(await screen.findByRole('img', { name: 'The logo in the dark theme' })).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Save settings' }));
    await waitFor(() =>
      expect(server.to(save).map(({ body }) => body)).toEqual([{ ui: { logoId, customCss: '' } }]),
    );
  });
});

describe('e-mail', () => {
  const test = 'POST /api/core/tenantsettings/sendtestemail';

  it("shows the mail server's reply to a test e-mail", async () => {
    const result = '535 Those credentials are wrong';
    const testResult = { wasSent: false, server: 'smtp.acme.example:587', answer: result };
    const { person, server } = open('/settings/email', { [test]: enveloped(testResult) });
    await person.type(await screen.findByRole('textbox', { name: 'Send to' }), 'ada@acme.example');
    await person.click(screen.getByRole('button', { name: 'Send test e-mail' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'smtp.acme.example:587: 535 Those credentials are wrong',
    );
    expect(server.to(test).map(({ body }) => body)).toEqual([{ emailAddress: 'ada@acme.example' }]);
  });
});

describe('other currencies', () => {
  it('are saved by their codes, each with its rate', async () => {
    const { person, server } = open('/settings/general');
    await person.click(await screen.findByRole('button', { name: 'Add currency' }));
    await person.type(
      screen.getAllByRole('textbox', { name: 'Currency' }).at(-1) as Element,
      'nzd',
    );
    await person.type(screen.getByRole('textbox', { name: /^Exchange rate to .+/ }), '0.92');
    await person.click(screen.getByRole('button', { name: 'Save currencies' }));
    await waitFor(() =>
      expect(server.to(save).at(-1)?.body).toEqual({ currency: { factors: { NZD: 0.92 } } }),
    );
  });
});

describe('directory settings form', () => {
  const test = 'POST /api/core/tenantsettings/testdirectory';

  it('is tested by a user lookup', async () => {
    const person = {
      userName: 'ines',
      emailAddress: '',
      name: 'Inês',
      surname: 'Duarte',
      groups: ['cn=Dispatch'],
    };
    const testResult = { server: 'ldap.acme.example:636', problem: null, person };
    const opened = open('/settings/directory', { [test]: enveloped(testResult) });
    await opened.person.type(
      await screen.findByLabelText(/^Username of someone in the directory/),
      'ines',
    );
    await opened.person.click(screen.getByRole('button', { name: 'Look up user' }));
    expect(await screen.findByText('ldap.acme.example:636 found this person')).toBeDefined();
    expect(screen.getByText('None: no account can be created')).toBeDefined();
  });

  it('shows at its field why a server is rejected, and keeps the input', async () => {
    const complaint = { message: 'The address is not a public one', members: ['ldap.server'] };
    const { person } = open('/settings/directory', {
      [save]: () => json(refusal('Not valid', 1001, [complaint]), 400),
    });
    const server = await screen.findByLabelText<HTMLInputElement>(/^Server/);
    await person.type(server, '10.0.0.7:636');
    await person.click(screen.getByRole('button', { name: 'Save settings' }));
    expect((await screen.findAllByText('The address is not a public one')).length).toBeGreaterThan(
      0,
    );
    expect(server.value).toBe('10.0.0.7:636');
  });
});
