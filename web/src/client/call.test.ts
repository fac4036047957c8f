import { MetaValidation, endpoint } from '@waybill/contract/endpoint';
import type { Access, Endpoint } from '@waybill/contract/endpoint';
import { listInput, pageOf } from '@waybill/contract/shared/page';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createClient } from './call.ts';
import { MissingTenantIdError, RequestShapeError } from './errors.ts';
import { MissingAccessTokenError } from './missing-access-token.ts';
import type { FakeServer } from './testing/fake-server.ts';
import { enveloped, fakeServer } from './testing/fake-server.ts';

const Note = z.object({ id: z.number(), text: z.string() });
const getNote = endpoint({
  path: '/api/notes/{id}',
  access: 'signedIn',
  summary: 'One note.',
  input: z.object({ id: z.number(), deep: z.boolean().optional() }),
  output: Note,
});
const saveNote = endpoint({
  method: 'POST',
  path: '/api/notes/save',
  access: 'signedIn',
  summary: 'Keeps a note.',
  input: z.object({ id: z.number(), text: z.string().min(1, 'Text is required') }),
  inQuery: ['id'],
  output: z.null(),
});

type Whose = { accessToken?: string | undefined; tenantId?: number | undefined };

const clientOf = (server: FakeServer, whose: Whose = { accessToken: 't0ken', tenantId: 7 }) =>
  createClient({
    base: '',
    accessToken: () => whose.accessToken,
    tenantId: () => whose.tenantId,
    fetch: server.fetch,
  });

const noteServer = () => fakeServer({ 'GET /api/notes/5': enveloped({ id: 5, text: 'Fragile' }) });

describe('checks before a request', () => {
  it('requires a token where needed [ui-api-client-001] [val-005] [err-006]', async () => {
    const server = noteServer();
    const calling = clientOf(server, { tenantId: 7 }).call(getNote, { id: 5 });
    await expect(calling).rejects.toThrow(new MissingAccessTokenError());
    await expect(calling).rejects.toThrow('An accessToken is required to call this method');
    expect(server.seen).toEqual([]);
  });

  it('requires a tenant where needed [ui-api-client-002] [val-006] [err-007]', async () => {
    const server = noteServer();
    const calling = clientOf(server, { accessToken: 't' }).call(getNote, { id: 5 });
    await expect(calling).rejects.toThrow(new MissingTenantIdError());
    await expect(calling).rejects.toThrow('A tenantId is required for this method');
    expect(server.seen).toEqual([]);
  });

  it('validates the payload against its declared shape [ui-api-client-003] [val-007]', async () => {
    const server = noteServer();
    const saving = clientOf(server).call(saveNote, { id: 5, text: '' });
    const error = await saving.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RequestShapeError);
    expect((error as RequestShapeError).fieldErrors()).toEqual({ text: 'Text is required' });
    expect(server.seen).toEqual([]);
  });

  it('validates only declared fields: others are allowed [ui-api-client-021]', async () => {
    const server = noteServer();
    const note = await clientOf(server).call(getNote, { id: 5 });
    expect(note).toEqual({ id: 5, text: 'Fragile' });
  });

  it.each(['PATCH', 'HEAD', 'OPTIONS'])(
    'rejects the method %s [ui-api-client-010] [ui-api-client-013] [err-008] [const-024]',
    async (method) => {
      const wrong = { ...getNote, method } as unknown as typeof getNote;
      const calling = clientOf(noteServer()).call(wrong, { id: 5 });
      await expect(calling).rejects.toBeInstanceOf(MetaValidation);
      await expect(calling).rejects.toThrow('MetaValidation');
    },
  );

  it('reports first a missing token, then the tenant, then the definition', async () => {
    const wrong = { ...getNote, method: 'PATCH' } as unknown as typeof getNote;
    const server = noteServer();
    await expect(clientOf(server, {}).call(wrong, { id: 5 })).rejects.toThrow('accessToken');
    const signedIn = clientOf(server, { accessToken: 't' });
    await expect(signedIn.call(wrong, { id: 5 })).rejects.toThrow('tenantId');
  });

  it('requires no token elsewhere [ui-roles-006] [ui-roles-007] [ui-roles-009]', async () => {
    const withoutToken = clientOf(noteServer(), { tenantId: 7 });
    const insists = async (access: Access) =>
      withoutToken.call({ ...getNote, access }, { id: 5 }).then(
        () => false,
        (error: unknown) => error instanceof MissingAccessTokenError,
      );
    expect({
      none: await insists('none'),
      guest: await insists('guest'),
      optional: await insists('optional'),
      signedIn: await insists('signedIn'),
      permission: await insists('Booking.View'),
    }).toEqual({ none: false, guest: false, optional: false, signedIn: true, permission: true });
  });

  it('requires no tenant for the request that finds the tenant', async () => {
    const open: Endpoint = { ...getNote, access: 'none' };
    await expect(clientOf(noteServer(), {}).call(open, { id: 5 })).resolves.toBeDefined();
  });
});

describe('the request', () => {
  it('uses GET when the endpoint has no method [ui-api-client-012] [const-023]', async () => {
    const server = noteServer();
    await clientOf(server).call(getNote, { id: 5 });
    expect(server.seen.map(({ method }) => method)).toEqual(['GET']);
  });

  it('fills path and query of a GET [ui-api-client-014] [proto-003] [proto-004]', async () => {
    const server = noteServer();
    await clientOf(server).call(getNote, { id: 5, deep: true });
    expect(server.seen).toMatchObject([
      { method: 'GET', path: '/api/notes/5', query: { deep: 'true' }, body: null },
    ]);
  });

  it('sends a JSON body, with query fields in the query [ui-api-client-014]', async () => {
    const server = fakeServer({ 'POST /api/notes/save': enveloped(null) });
    await clientOf(server).call(saveNote, { id: 5, text: 'Fragile' });
    expect(server.seen).toMatchObject([
      { method: 'POST', query: { id: '5' }, body: { text: 'Fragile' } },
    ]);
    expect(server.seen[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('sends a body with DELETE when the endpoint declares it', async () => {
    const remove = { ...saveNote, method: 'DELETE', inQuery: [], inBody: ['text'] } as const;
    const server = fakeServer({ 'DELETE /api/notes/save': enveloped(null) });
    await clientOf(server).call(remove, { id: 5, text: 'Why' });
    expect(server.seen).toMatchObject([{ query: { id: '5' }, body: { text: 'Why' } }]);
  });

  it('adds token and tenant when present [ui-api-client-015] [proto-001]', async () => {
    const server = noteServer();
    await clientOf(server).call(getNote, { id: 5 });
    await clientOf(server, {}).call({ ...getNote, access: 'none' }, { id: 5 });
    const sent = server.seen.map(({ headers }) => [
      headers.get('authorization'),
      headers.get('Abp.TenantId'),
    ]);
    expect(sent).toEqual([
      ['Bearer t0ken', '7'],
      [null, null],
    ]);
  });

  it('sends sorting and page of lists [ui-api-client-016] [proto-002]', async () => {
    const getNotes = endpoint({
      path: '/api/notes',
      access: 'signedIn',
      summary: 'Notes.',
      input: z.object(listInput),
      output: pageOf(Note),
    });
    const server = fakeServer({ 'GET /api/notes': enveloped({ items: [], totalCount: 0 }) });
    await clientOf(server).call(getNotes, { sorting: 'text desc' });
    expect(server.seen[0]?.query).toEqual({
      sorting: 'text desc',
      maxResultCount: '10',
      skipCount: '0',
    });
  });

  it('sends uploads as a form with the other fields', async () => {
    const upload = { ...saveNote, inQuery: [], upload: 'file' } as const;
    const server = fakeServer({ 'POST /api/notes/save': enveloped(null) });
    const file = new File(['a,b'], 'notes.csv', { type: 'text/csv' });
    await clientOf(server).call(upload, { id: 5, text: 'x' }, { files: [file] });
    expect(server.seen[0]?.body).toMatchObject({ id: '5', text: 'x', file: { name: 'notes.csv' } });
    expect(server.seen[0]?.headers.get('content-type')).toBeNull();
  });

  it('sends the idempotency key of a mutation', async () => {
    const server = fakeServer({ 'POST /api/notes/save': enveloped(null) });
    await clientOf(server).call(saveNote, { id: 5, text: 'x' }, { idempotencyKey: 'k-1' });
    expect(server.seen[0]?.headers.get('idempotency-key')).toBe('k-1');
  });
});

describe('response handling', () => {
  it('returns only the result, whatever else the envelope contains [proto-005]', async () => {
    const note = { id: 5, text: 'Fragile' };
    const envelope = { ...enveloped(note), targetUrl: '/elsewhere', unAuthorizedRequest: true };
    const server = fakeServer({ 'GET /api/notes/5': { ...envelope, further: [1] } });
    expect(await clientOf(server).call(getNote, { id: 5 })).toEqual(note);
    expect(server.seen).toHaveLength(1);
  });
});
