import { endpoint } from '@waybill/contract/endpoint';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createClient } from './call.ts';
import {
  BadRequestError,
  HttpError,
  NoResponseError,
  ResponseShapeError,
  UnauthorizedError,
} from './errors.ts';
import type { FakeServer } from './testing/fake-server.ts';
import { enveloped, fakeServer, json, refusal } from './testing/fake-server.ts';

const Note = z.object({ id: z.number(), text: z.string() });
const getNote = endpoint({
  path: '/api/notes/{id}',
  access: 'signedIn',
  summary: 'One note.',
  input: z.object({ id: z.number(), deep: z.boolean().optional() }),
  output: Note,
});

const clientOf = ({ fetch }: FakeServer) =>
  createClient({ base: '', accessToken: () => 't0ken', tenantId: () => 7, fetch });

afterEach(() => vi.restoreAllMocks());

describe('response handling', () => {
  const respond = (result: unknown) =>
    clientOf(fakeServer({ 'GET /api/notes/5': () => result })).call(getNote, { id: 5 });

  it('unwraps the result from the envelope', async () => {
    await expect(respond(enveloped({ id: 5, text: 'Fragile' }))).resolves.toEqual({
      id: 5,
      text: 'Fragile',
    });
  });

  it('has no response if the body is cut off', async () => {
    const cut = new Response(
      new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }),
    );
    const calling = respond(cut).catch((caught: unknown) => caught);
    expect(await calling).toBeInstanceOf(NoResponseError);
  });

  it(
    '[ui-api-client-004] [ui-api-client-018] [val-008] [val-028] [val-043] [err-024] ' +
      'throws and logs when the response has another shape',
    async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const calling = respond(enveloped({ id: 'five' }));
      const error = await calling.catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ResponseShapeError);
      expect((error as ResponseShapeError).issues.map(({ path }) => path)).toEqual([
        'result.id',
        'result.text',
      ]);
      expect(log).toHaveBeenCalledWith(
        'The answer has another shape',
        'GET',
        '/api/notes/{id}',
        (error as ResponseShapeError).issues,
      );
    },
  );

  it("reports 'Could not parse schema' for such a response [ui-api-client-019]", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(respond(enveloped(null))).rejects.toThrow('Could not parse schema');
  });

  it('throws an unauthorized error for 401 [ui-api-client-005] [err-001]', async () => {
    await expect(respond(json(refusal('Sign in'), 401))).rejects.toBeInstanceOf(UnauthorizedError);
  });

  it('throws the parsed body of a bad request [ui-api-client-006] [err-002]', async () => {
    const body = refusal('Your request is not valid!', 1001, [
      { message: 'Weight must be positive', members: ['items[0].weight.value'] },
    ]);
    const error = await respond(json(body, 400)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(BadRequestError);
    expect((error as BadRequestError).body).toEqual(body);
    expect((error as BadRequestError).fieldErrors()).toEqual({
      'items.0.weight.value': 'Weight must be positive',
    });
  });

  it.each([403, 404, 409, 429, 500, 503])(
    'throws an error with status and body for %i [ui-api-client-007] [err-003]',
    async (status) => {
      const body = refusal('No');
      const error = await respond(json(body, status)).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({ status, body, message: 'No' });
    },
  );

  it('returns a body that is not JSON as text', async () => {
    const result = new Response('Bad gateway', { status: 502, headers: { 'x-request-id': 'r-9' } });
    await expect(respond(result)).rejects.toMatchObject({
      status: 502,
      body: 'Bad gateway',
      requestId: 'r-9',
    });
  });

  it('throws an error when there was no response [ui-api-client-008] [err-004]', async () => {
    const client = createClient({
      base: '',
      accessToken: () => 't',
      tenantId: () => 7,
      fetch: async () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const calling = client.call(getNote, { id: 5 });
    await expect(calling).rejects.toBeInstanceOf(NoResponseError);
    await expect(calling).rejects.toThrow('APIClient error - there was no response');
  });

  it('treats 204 as a success with an empty result [ui-api-client-009] [err-005]', async () => {
    await expect(respond(new Response(null, { status: 204 }))).resolves.toBeNull();
  });

  it('parses every member of an error body [ui-api-client-011] [err-017]', async () => {
    const validationErrors = [{ message: 'Too long', members: ['text'] }];
    const error = await respond(json(refusal('No', 1001, validationErrors), 400)).catch(
      (caught: unknown) => caught as HttpError,
    );
    expect((error as HttpError).problem).toEqual({
      code: 1001,
      message: 'No',
      details: null,
      validationErrors,
    });
  });

  it('refreshes an expired token once and repeats the request', async () => {
    const server = fakeServer({
      'GET /api/notes/5': ({ headers }: { headers: Headers }) =>
        headers.get('authorization') === 'Bearer new'
          ? enveloped({ id: 5, text: 'Fragile' })
          : json(refusal('Expired'), 401),
    });
    const client = createClient({
      base: '',
      accessToken: () => 'old',
      tenantId: () => 7,
      fetch: server.fetch,
      renew: async () => 'new',
    });
    await expect(client.call(getNote, { id: 5 })).resolves.toEqual({ id: 5, text: 'Fragile' });
    expect(server.seen).toHaveLength(2);
  });

  it('returns files with their name', async () => {
    const server = fakeServer({
      'GET /api/notes/5': () =>
        new Response('%PDF', {
          headers: { 'content-disposition': 'attachment; filename="note-5.pdf"' },
        }),
    });
    const file = await clientOf(server).download({ ...getNote, answer: 'file' }, { id: 5 });
    expect([file.name, await file.blob.text()]).toEqual(['note-5.pdf', '%PDF']);
  });
});
