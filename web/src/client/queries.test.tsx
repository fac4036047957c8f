import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { endpoint } from '@waybill/contract/endpoint';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { afterSending } from './after-sending.ts';
import { createClient } from './call.ts';
import { ClientProvider } from './client-context.tsx';
import { useEndpointQuery, useEndpointMutation } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import type { FakeServer } from './testing/fake-server.ts';
import { enveloped, fakeServer } from './testing/fake-server.ts';

const getNotes = endpoint({
  path: '/api/notes',
  access: 'guest',
  summary: 'All notes.',
  output: z.array(z.string()),
});
const addNote = endpoint({
  method: 'POST',
  path: '/api/notes/add',
  access: 'guest',
  summary: 'Adds a note.',
  input: z.object({ text: z.string() }),
  output: z.null(),
});

function around({ fetch }: FakeServer) {
  const queries = createQueryClient();
  const client = createClient({ base: '', accessToken: () => undefined, tenantId: () => 7, fetch });
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </QueryClientProvider>
  );
}

describe('queries and mutations', () => {
  it('refetches what a mutation has changed', async () => {
    const notes = ['Fragile'];
    const server = fakeServer({
      'GET /api/notes': () => enveloped([...notes]),
      'POST /api/notes/add': ({ body }: { body: { text: string } }) => {
        notes.push(body.text);
        return enveloped(null);
      },
    });
    const { result } = renderHook(
      () => ({
        requested: useEndpointQuery(getNotes, {}),
        sending: useEndpointMutation(addNote, { refreshes: [getNotes] }),
      }),
      { wrapper: around(server) },
    );
    await waitFor(() => expect(result.current.requested.data).toEqual(['Fragile']));
    act(() => result.current.sending.mutate({ text: 'Heavy' }));
    await waitFor(() => expect(result.current.requested.data).toEqual(['Fragile', 'Heavy']));
  });

  it('uses one idempotency key per submit, and reuses it when no response arrived', async () => {
    let reachable = false;
    const server = fakeServer({
      'POST /api/notes/add': () => {
        if (!reachable) throw new TypeError('Failed to fetch');
        return enveloped(null);
      },
    });
    const { result } = renderHook(() => useEndpointMutation(addNote, { refreshes: [] }), {
      wrapper: around(server),
    });
    const submit = () => act(() => result.current.mutateAsync({ text: 'x' }).catch(() => null));
    await submit();
    reachable = true;
    await submit();
    await submit();
    const keys = server.seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('applies events of its own mutation only after the response', async () => {
    const server = fakeServer({ 'POST /api/notes/add': () => enveloped(null) });
    const received: string[] = [];
    const { result } = renderHook(
      () => ({
        queries: useQueryClient(),
        sending: useEndpointMutation(addNote, { refreshes: [] }),
      }),
      { wrapper: around(server) },
    );
    const { queries, sending } = result.current;
    afterSending(queries, () => received.push('of another'));
    await act(async () => {
      const response = { onSuccess: () => received.push('answer') };
      sending.mutate({ text: 'x' }, response);
      afterSending(queries, () => received.push('of its own'));
      await vi.waitFor(() => expect(received).toHaveLength(3));
    });
    expect(received).toEqual(['of another', 'answer', 'of its own']);
  });

  it('does not query while disabled', () => {
    const server = fakeServer();
    renderHook(() => useEndpointQuery(getNotes, {}, { enabled: false }), {
      wrapper: around(server),
    });
    expect(server.seen).toEqual([]);
  });
});
