import { endpoint } from '@waybill/contract/endpoint';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { RequestShapeError, ResponseShapeError } from './errors.ts';
import { inputsOf, resultOf } from './shapes-in-build.ts';

const declared = {
  method: 'POST',
  path: '/api/notes',
  access: 'signedIn',
  summary: 'Saves a note.',
  input: z.object({ text: z.string().trim().min(1) }),
  output: z.null(),
} as const;
const saveNote = endpoint(declared);

/** As the build leaves a declaration: it has how to load itself with its shape. */
const builtWith = (load: () => Promise<unknown>) => ({ ...saveNote, input: load as never });
const built = builtWith(async () => ({
  getNotes: endpoint({ ...declared, method: 'GET' }),
  saveNote,
}));

it('checks what changes something before it is sent', async () => {
  expect(await inputsOf(built, { text: ' Fragile ' })).toEqual({ text: 'Fragile' });
  await expect(inputsOf(built, { text: '' })).rejects.toThrow(RequestShapeError);
});

it('leaves the check to the server if the shape cannot be loaded', async () => {
  const gone = builtWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await inputsOf(gone, { text: '' })).toEqual({ text: '' });
});

it('loads no shape for a read', async () => {
  const load = vi.fn<() => Promise<unknown>>();
  const read = { ...builtWith(load), reads: true };
  expect(await inputsOf(read, { page: 2 })).toEqual({ page: 2 });
  expect(load).not.toHaveBeenCalled();
});

it('takes the result out of an envelope, and nothing from another page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(resultOf(saveNote, { result: null, success: true })).toBeNull();
  expect(() => resultOf(saveNote, '<h1>Please sign in to the network</h1>')).toThrow(
    ResponseShapeError,
  );
});
