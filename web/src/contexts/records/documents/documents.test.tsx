import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FakeResponse } from '#client/testing/fake-server.ts';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { page } from '#shell/page.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { DocumentsPanel } from '../links/DocumentsPanel.tsx';
import type { Document } from '@waybill/contract/records/documents/shapes';

const aDocument = (over: Partial<Document> = {}): Document => ({
  id: 1,
  documentId: '0198a1b2-0000-7000-8000-00000000000a',
  url: '/api/core/file/downloadasset?assetId=0198a1b2-0000-7000-8000-00000000000a',
  fileName: 'terms.pdf',
  documentType: 'ProofOfDelivery',
  entityType: 'Booking',
  entityId: 12,
  entityGuid: null,
  fileType: 'application/pdf',
  sizeInBytes: 1_400_000,
  isVisibleToCustomer: true,
  creatorName: 'Kim Tran',
  creationTime: '2026-11-17T01:00:00.000Z',
  canDelete: true,
  ...over,
});

const list = 'GET /api/core/Document/GetDocuments';
const upload = 'POST /api/core/Document/UploadDocument';
const removal = 'DELETE /api/core/Document/DeleteDocuments';
const panelPage = page({
  path: '/panel',
  title: 'Panel',
  access: 'signedIn',
  load: async () => () => <DocumentsPanel about={{ entityType: 'Booking', entityId: 12 }} />,
});

function open(
  responses: Readonly<Record<string, FakeResponse>> = {},
  session: Parameters<typeof sessionOf>[0] = {},
) {
  const permissions = ['Booking.View', 'Booking.Edit'];
  const app = openApp({
    at: '/panel',
    pages: [panelPage],
    responses: {
      'GET /api/auth/session': sessionOf({ permissions, ...session }),
      [list]: enveloped({ items: [aDocument()] }),
      [upload]: enveloped(aDocument({ id: 2 })),
      [removal]: enveloped(null),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup({ applyAccept: false }) };
}
const openDrop = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Add documents' }));
const drop = async (...files: File[]) => {
  const area = (await screen.findByLabelText('New documents')).parentElement as HTMLElement;
  fireEvent.drop(area, { dataTransfer: { files } });
};

describe('the documents of a record', () => {
  it('show their type, size, sender and date', async () => {
    open();
    const line = within(await screen.findByRole('list', { name: 'Attached documents' })).getByRole(
      'listitem',
    );
    expect(line.textContent).toMatch(/terms\.pdf.*Proof of delivery · 1\.4 MB · .* · Kim Tran/);
    expect(line.textContent).toContain('Visible to customer');
  });

  it('are hidden from users who may not see the record', async () => {
    const { server } = open({}, { permissions: ['Job.View'] });
    await waitFor(() => expect(document.title).toContain('Panel'));
    expect(screen.queryByText('Attached documents')).toBeNull();
    expect(server.to(list)).toEqual([]);
  });

  it('are read-only for users who may not edit the record', async () => {
    open(
      { [list]: enveloped({ items: [aDocument({ canDelete: false })] }) },
      {
        permissions: ['Booking.View'],
      },
    );
    expect(await screen.findByText('terms.pdf')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add documents' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('can be dropped several at once, with the selected type', async () => {
    const { person, server } = open();
    await openDrop();
    await person.selectOptions(await screen.findByLabelText('Type'), 'Insurance');
    await person.click(screen.getByRole('switch', { name: 'Visible to the customer' }));
    await drop(new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf'));
    await waitFor(() => expect(server.to(upload)).toHaveLength(2));
    expect(server.to(upload)[0]?.body).toMatchObject({
      entityType: 'Booking',
      entityId: '12',
      documentType: 'Insurance',
      isVisibleToCustomer: 'true',
    });
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
    expect(server.to(list).length).toBeGreaterThan(1);
  });

  it('show why each file was rejected, and resend it', async () => {
    const message = 'This file is not the PDF that its name says';
    const { person, server } = open({
      [upload]: () => json(refusal('Not valid', 1001, [{ message, members: ['file'] }]), 400),
    });
    await openDrop();
    await drop(new File(['c'], 'c.pdf'));
    const uploads = await screen.findByRole('list', { name: 'Uploads' });
    await within(uploads).findByText(new RegExp(message));
    await person.click(screen.getByRole('button', { name: 'Discard c.pdf' }));
    server.respond(upload, () => json(refusal('Please wait a moment', 1008), 429));
    await drop(new File(['a'], 'a.pdf'), new File(['b'], 'b.html'));
    await screen.findByText(/Please wait a moment/);
    expect(screen.getByText(/Please send one of pdf/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send b.html again' })).toBeNull();
    expect(server.to(upload)).toHaveLength(2);
    server.respond(upload, enveloped(aDocument({ id: 2 })));
    await person.click(screen.getByRole('button', { name: 'Send a.pdf again' }));
    await person.click(screen.getByRole('button', { name: 'Discard b.html' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
  });

  it('are deleted only after confirmation', async () => {
    const { person, server } = open();
    await person.click(await screen.findByRole('button', { name: 'Delete terms.pdf' }));
    expect(server.to(removal)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Delete document' }));
    await waitFor(() => expect(server.to(removal)[0]?.query).toEqual({ id: '1' }));
  });

  it('do not let a customer choose who sees them', async () => {
    open({}, { customer: { id: 7 } });
    await openDrop();
    expect(await screen.findByLabelText('Type')).toBeDefined();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByText('Visible to customer')).toBeNull();
  });

  it('show when there are none, and when they could not be loaded', async () => {
    const { person, server } = open({ [list]: () => json(refusal('The books are closed'), 400) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.respond(list, enveloped({ items: [] }));
    await person.click(retry);
    expect(await screen.findByText('No documents yet.')).toBeDefined();
  });
});
