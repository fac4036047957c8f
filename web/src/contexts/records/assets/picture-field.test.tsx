import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { customerPages } from '#contexts/customers/index.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
// Loaded before the fake clock starts: the first load of a page exceeds a test's timeout.
import '#contexts/customers/customers/NewCustomerPage.tsx';

const upload = 'POST /api/core/file/uploadasset';
const save = 'POST /api/customer/customer/createorupdatecustomer';
const fileName = '0198a1b2-0000-7000-8000-00000000000a';
const png = new File(['png'], 'logo.png', { type: 'image/png' });

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:logo' }));
});

function open(responses: Readonly<Record<string, object>> = {}) {
  const app = openApp({
    at: '/customers/new',
    pages: customerPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Customer.Create'] }),
      [upload]: enveloped({ fileName }),
      'GET /api/core/file/downloadasset': () => new Response('png'),
      'DELETE /api/core/file/deleteasset': enveloped(null),
      [save]: enveloped({ id: 9, customerGuid: fileName, code: 'C9', warnings: [] }),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup({ applyAccept: false }) };
}
const field = () => screen.findByLabelText('Choose an image for logo');
const problem = async () => (await screen.findByRole('alert')).textContent;

describe('a picture field', () => {
  it('[ui-forms-017] accepts only a file of its kind: no text and no folder', async () => {
    const { person, server } = open();
    const area = (await field()).parentElement as HTMLElement;
    fireEvent.drop(area, { dataTransfer: { files: [], items: [{ kind: 'string' }] } });
    expect(await problem()).toBe('Only files can be dropped here, not text or folders');
    const folder = { webkitGetAsEntry: () => ({ isDirectory: true }) };
    fireEvent.drop(area, { dataTransfer: { files: [new File([], 'photos')], items: [folder] } });
    expect(await problem()).toBe('Only files can be dropped here, not text or folders');
    await person.upload(await field(), new File(['<p>'], 'logo.html'));
    await waitFor(async () =>
      expect(await problem()).toBe('Please send one of png, jpg, gif, webp'),
    );
    expect(server.to(upload)).toEqual([]);
  });

  it('rejects a picture of more than 5 MB before it is sent', async () => {
    const { person, server } = open();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'wall.png');
    await person.upload(await field(), large);
    expect(await problem()).toBe('A picture can be up to 5 MB');
    expect(server.to(upload)).toEqual([]);
  });

  it('uploads the selected file and saves the name of the upload', async () => {
    const { person, server } = open();
    await person.type(await screen.findByLabelText(/^Company name/), 'Quill & Sons');
    await person.upload(await field(), png);
    expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Logo' })).src).toBe(
      'blob:logo',
    );
    await person.click(screen.getByRole('button', { name: /Add customer/ }));
    await waitFor(() => expect(server.to(save)).toHaveLength(1));
    expect(server.to(save)[0]?.body).toMatchObject({ customer: { customerLogo: fileName } });
  });

  it('deletes a removed upload from the server', async () => {
    const { person, server } = open();
    await person.upload(await field(), png);
    await person.click(await screen.findByRole('button', { name: 'Remove logo' }));
    const removals = () => server.to('DELETE /api/core/file/deleteasset');
    await waitFor(() => expect(removals()).toHaveLength(1));
    expect(removals()[0]?.query).toEqual({ assetId: fileName });
    expect(await field()).toBeDefined();
  });

  it('shows why the server rejected it, and keeps the input', async () => {
    const message = 'This file is not the PNG that its name says';
    const { person } = open({
      [upload]: () =>
        json(refusal('Your request is not valid!', 1001, [{ message, members: ['file'] }]), 400),
    });
    await person.type(await screen.findByLabelText(/^Company name/), 'Quill & Sons');
    await person.upload(await field(), png);
    expect(await problem()).toBe(message);
    expect(screen.getByLabelText<HTMLInputElement>(/^Company name/).value).toBe('Quill & Sons');
  });
});
