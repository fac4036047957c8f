import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { page } from './page.ts';
import { useSearchState } from './page-state.ts';
import { oneOf, or } from './search-values.ts';
import { openApp } from './testing/open-app.tsx';
import { sessionOf } from './testing/people.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const confirm = vi.fn<(query?: string) => boolean>();
beforeEach(() => vi.stubGlobal('confirm', confirm.mockReturnValue(false)));
afterEach(() => {
  vi.unstubAllGlobals();
  confirm.mockReset();
});

const useNaming = () => ({
  form: useForm({ ...formHabits, defaultValues: { name: '' } }),
  onSubmit: () => undefined,
  working: false,
  problem: null,
});

function Naming() {
  return (
    <FormShell {...useNaming()} submitLabel="Save" useLeaveGuard={useLeaveGuard}>
      <TextField name="name" label="Name" />
    </FormShell>
  );
}

const shape = { tab: or(oneOf(['naming', 'other']), 'naming') };

function Tabbed() {
  const [{ tab }, change] = useSearchState(shape);
  const tabs = [
    { id: 'naming', label: 'Naming' },
    { id: 'other', label: 'Other' },
  ];
  return (
    <Tabs
      label="Things"
      tabs={tabs}
      active={tab}
      onChange={(id) => change({ tab: id === 'naming' ? undefined : id })}
    >
      {tab === 'naming' ? <Naming /> : 'Nothing here'}
    </Tabs>
  );
}

const open = (Page: () => React.ReactNode) => {
  openApp({
    at: '/things',
    pages: [page({ path: '/things', title: 'Things', access: 'signedIn', load: async () => Page })],
    responses: { 'GET /api/auth/session': sessionOf({ permissions: [] }) },
  });
  return userEvent.setup();
};

it('asks for confirmation once before switching tabs with unsaved input', async () => {
  const person = open(Tabbed);
  await person.type(await screen.findByLabelText('Name'), 'typed');
  await person.click(screen.getByRole('tab', { name: 'Other' }));
  expect(confirm.mock.calls).toEqual([["Leave this page? Your changes haven't been saved."]]);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('typed');
  confirm.mockReturnValue(true);
  await person.click(screen.getByRole('tab', { name: 'Other' }));
  expect(await screen.findByText('Nothing here')).toBeDefined();
});

it('does not ask without input', async () => {
  const person = open(Tabbed);
  await screen.findByLabelText('Name');
  await person.click(screen.getByRole('tab', { name: 'Other' }));
  expect(await screen.findByText('Nothing here')).toBeDefined();
  expect(confirm).not.toHaveBeenCalled();
});
