import type { UseMutationResult } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { HttpError } from '#client/errors.ts';
import { refusal } from '#client/testing/fake-server.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { draw } from '#ui/testing/draw.tsx';
import { useSaveForm } from './use-save-form.ts';

type Person = { readonly name: string; readonly email: string };
type Args = { readonly person: Person; readonly revision?: string | undefined };
type Send = UseMutationResult<null, Error, Args>;

const conflict = (...body: Parameters<typeof refusal>) =>
  new HttpError({ status: 409, body: refusal(...body), requestId: null, retryAfter: null });

/** Fakes a server with one person, whom the form below reads and saves. */
function serverOf(person: Person) {
  const held = { person, revision: 1, saved: [] as Person[] };
  const reading = () => ({ ...held.person, revision: String(held.revision) });
  const save = ({ person: next, revision }: Args): Error | null => {
    if (revision !== String(held.revision))
      return conflict('Somebody else changed this meanwhile.', 1003);
    Object.assign(held, { person: next, revision: held.revision + 1 });
    held.saved.push(next);
    return null;
  };
  const byOthers = (next: Partial<Person>) =>
    Object.assign(held, { person: { ...held.person, ...next }, revision: held.revision + 1 });
  return { held, reading, save, byOthers };
}

type Server = ReturnType<typeof serverOf>;

function PersonForm({ server, saveBar }: { readonly server: Server; readonly saveBar?: boolean }) {
  const [reading, setReading] = useState(server.reading());
  const mutate: Send['mutate'] = (args, options = {}) => {
    // As mutations do, a refused record is read again.
    const refused = server.save(args);
    const context = [args, undefined, undefined] as never as [Args, undefined, never];
    if (refused === null) options.onSuccess?.(null, ...context);
    else options.onError?.(refused, ...context);
    setReading(server.reading());
  };
  const save = useSaveForm({
    reading,
    values: { person: { name: reading.name, email: reading.email } },
    send: { mutate, isPending: false } as Send,
    argsOf: (values) => values,
  });
  return (
    <FormShell {...save} submitLabel="Save person" saveBar={saveBar}>
      <TextField name="person.name" label="Name" />
      <TextField name="person.email" label="Email" />
      <button type="button" onClick={() => setReading(server.reading())}>
        Live update
      </button>
    </FormShell>
  );
}

const kim = { name: 'Kim', email: 'kim@cedar.example' };
const saveButton = () => screen.getByRole('button', { name: 'Save person' });

it('saves what both sides changed when they changed different fields', async () => {
  const server = serverOf(kim);
  const { person } = draw(<PersonForm server={server} />);
  server.byOthers({ email: 'kim@new.example' });
  await person.type(screen.getByLabelText('Name'), ' Lee');
  await person.click(saveButton());
  await waitFor(() =>
    expect(server.held.saved).toEqual([{ name: 'Kim Lee', email: 'kim@new.example' }]),
  );
  expect(screen.queryByText('Somebody else changed the same fields')).toBeNull();
});

it('shows both values of a field that both changed and saves the one that is chosen', async () => {
  const server = serverOf(kim);
  const { person } = draw(<PersonForm server={server} />);
  server.byOthers({ name: 'Kimberly' });
  await person.type(screen.getByLabelText('Name'), ' Lee');
  await person.click(saveButton());
  await screen.findByText('Somebody else changed the same fields');
  expect(screen.getByRole('group', { name: 'Name' }).textContent).toMatch(
    /Your changeKim Lee.*Saved meanwhileKimberly/,
  );
  await person.click(saveButton());
  expect(server.held.saved).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Keep this: Name, Saved meanwhile' }));
  expect(screen.queryByText('Somebody else changed the same fields')).toBeNull();
  await person.click(saveButton());
  await waitFor(() => expect(server.held.saved).toEqual([{ ...kim, name: 'Kimberly' }]));
});

it('shows both values as soon as a live update brings one, and keeps what was typed', async () => {
  const server = serverOf(kim);
  const { person } = draw(<PersonForm server={server} />);
  await person.type(screen.getByLabelText('Name'), ' Lee');
  server.byOthers({ name: 'Kimberly' });
  await person.click(screen.getByRole('button', { name: 'Live update' }));
  await person.click(screen.getByRole('button', { name: 'Keep this: Name, Your change' }));
  await person.click(saveButton());
  await waitFor(() => expect(server.held.saved).toEqual([{ ...kim, name: 'Kim Lee' }]));
});

it('asks nobody about a value that the server only wrote differently', async () => {
  const server = serverOf(kim);
  const { person } = draw(<PersonForm server={server} />);
  await person.type(screen.getByLabelText('Name'), ' Lee');
  await person.click(saveButton());
  server.byOthers({ name: 'KIM LEE' });
  await person.click(screen.getByRole('button', { name: 'Live update' }));
  expect(screen.queryByText('Somebody else changed the same fields')).toBeNull();
});

it('shows what the server made of a save, and asks nobody about it', async () => {
  const server = serverOf(kim);
  const { save } = server;
  const upperCase = ({ name, email }: Person) => ({ name: name.toUpperCase(), email });
  server.save = (args) => save({ ...args, person: upperCase(args.person) });
  const { person } = draw(<PersonForm server={server} />);
  await person.type(screen.getByLabelText('Name'), ' Lee');
  await person.click(saveButton());
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'KIM LEE'));
  expect(screen.queryByText('Somebody else changed the same fields')).toBeNull();
  await person.type(screen.getByLabelText('Name'), ' Jr');
  await person.click(saveButton());
  await waitFor(() => expect(server.held.saved).toHaveLength(2));
});

it('saves again after a refusal about a part of the form that is not a field', async () => {
  const server = serverOf(kim);
  const { save } = server;
  server.save = () => {
    server.save = save;
    return conflict('Kim is in use.', 5, [{ message: 'Kim is in use.', members: ['person'] }]);
  };
  const { person } = draw(<PersonForm server={server} />);
  await person.type(screen.getByLabelText('Name'), ' Lee');
  await person.click(saveButton());
  await screen.findByText('Kim is in use.');
  await person.click(saveButton());
  await waitFor(() => expect(server.held.saved).toEqual([{ ...kim, name: 'Kim Lee' }]));
});

it('shows the saved values again when changes are discarded', async () => {
  const { person } = draw(<PersonForm server={serverOf(kim)} saveBar />);
  await person.type(screen.getByLabelText('Name'), ' Lee');
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Kim');
});
