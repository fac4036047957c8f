import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Menu } from './Menu.tsx';
import { type Signature, SignaturePad } from './SignaturePad.tsx';
import { draw } from './testing/draw.tsx';

function MenuWithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<Button>More</Button>}
        items={[{ label: 'Rename', onAct: () => setOpen(true) }]}
      />
      <Dialog open={open} onOpenChange={setOpen} title="Rename">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('focuses its first field and returns the focus to what opened it', async () => {
    const { person } = draw(<MenuWithDialog />);
    await person.click(screen.getByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
  });

  it('leaves the focus in a menu that is opened while it closes', async () => {
    const { person } = draw(<MenuWithDialog />);
    await person.click(screen.getByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    // Without a pause between: the dialog returns the focus in a task of its own.
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    fireEvent.keyDown(screen.getByText('More').closest('button') as Element, { key: 'Enter' });
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true);
  });
});

describe('a menu', () => {
  it('opens on a page that replaced another', async () => {
    const more = (page: string) => (
      <main key={page}>
        <Menu trigger={<Button>More</Button>} items={[{ label: 'Copy', href: '/copy' }]} />
      </main>
    );
    const { person, rerender } = draw(more('before'));
    rerender(more('now'));
    await person.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('main').contains(await screen.findByRole('menu'))).toBe(true);
  });
});

describe('a file drop', () => {
  it('accepts dropped files and can remove them', async () => {
    const onChange = vi.fn<(files: readonly File[]) => void>();
    const file = new File(['a'], 'rates.csv');
    const { person, container } = draw(
      <FileDrop label="Card" files={[file]} onChange={onChange} problem={null} />,
    );
    await person.click(screen.getByRole('button', { name: 'Remove rates.csv' }));
    const other = new File(['b'], 'other.csv');
    const area = container.querySelector('input')?.parentElement;
    if (area) fireEvent.drop(area, { dataTransfer: { files: [other] } });
    expect(onChange.mock.calls).toEqual([[[]], [[other]]]);
  });
});

describe('a filter bar', () => {
  it('can be searched from anywhere with /, and its chips can be removed', async () => {
    const onRemove = vi.fn<() => void>();
    const { person } = draw(
      <FilterBar
        search={{ value: '', onChange: () => undefined }}
        chips={[{ id: 's', label: 'Status', value: 'Open', onRemove }]}
      />,
    );
    await person.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
    await person.click(screen.getByRole('button', { name: 'Remove filter Status' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

describe('a signature field', () => {
  it('is drawn as strokes, cleared, or typed instead', async () => {
    const onChange = vi.fn<(signature: Signature) => void>();
    const { person } = draw(<SignaturePad label="Received by" onChange={onChange} />);
    const pad = screen.getByRole('img', { name: 'Sign here' });
    pad.setPointerCapture = () => undefined;
    fireEvent.pointerDown(pad, { clientX: 10, clientY: 10, pointerId: 1 });
    fireEvent.pointerMove(pad, { clientX: 20, clientY: 30, pointerId: 1 });
    fireEvent.pointerUp(pad, { clientX: 20, clientY: 30, pointerId: 1 });
    const drawn = onChange.mock.lastCall?.[0];
    expect(drawn?.kind === 'drawn' && drawn.svg).toContain('<path d="M10 10L20 30"');
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange.mock.lastCall).toEqual([null]);
    await person.click(screen.getByRole('radio', { name: 'Type your name' }));
    await person.type(screen.getByRole('textbox', { name: 'Your full name' }), 'Kim');
    expect(onChange.mock.lastCall).toEqual([{ kind: 'typed', name: 'Kim' }]);
  });
});
