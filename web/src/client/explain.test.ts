import { expect, it } from 'vitest';
import { BadRequestError, MissingTenantIdError } from './errors.ts';
import { explain } from './explain.ts';
import { refusal } from './testing/fake-server.ts';

const text = (messages: readonly string[]) =>
  explain(
    new BadRequestError({
      status: 400,
      body: refusal(
        'Your request is not valid!',
        1001,
        messages.map((message) => ({ message, members: ['file'] })),
      ),
      requestId: 'r1',
      retryAfter: null,
    }),
  );

it('shows the specific validation error instead of the generic message', () => {
  expect(text(['The file is missing the column zoneCode.'])).toEqual({
    kind: 'refused',
    message: 'The file is missing the column zoneCode.',
    requestId: 'r1',
  });
});

it('joins several errors as sentences, without duplicates', () => {
  const { message } = text(['Name is required', 'Name is required', 'Code is taken.']);
  expect(message).toBe('Name is required. Code is taken.');
});

const address = 'http://acme.localhost/assets/BookingsPage-D8B7kjaO.js';

it.each([
  ['its code', new TypeError(`Failed to fetch dynamically imported module: ${address}`)],
  ['whose house it is', new MissingTenantIdError()],
])('explains in plain words that a page could not be loaded without %s', (_, error) => {
  expect(explain(error)).toEqual({
    kind: 'offline',
    message: 'This page could not be loaded. Check your connection and try again.',
    requestId: null,
  });
});

it("shows the server's message when there is no specific error", () => {
  expect(text([]).message).toBe('Your request is not valid!');
});
