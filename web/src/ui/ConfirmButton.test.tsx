import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmButton, type ConfirmButtonProps } from './ConfirmButton.tsx';
import { draw } from './testing/draw.tsx';

const onConfirm = vi.fn<() => void>();

const sample = (props: Partial<ConfirmButtonProps> = {}) => (
  <ConfirmButton
    label="Void"
    question="Void INV-1?"
    verb="Void invoice"
    working={false}
    problem={null}
    onConfirm={onConfirm}
    {...props}
  />
);

describe('a button with confirmation', () => {
  it('does nothing without confirmation and focuses Cancel', async () => {
    const { person } = draw(sample());
    await person.click(screen.getByRole('button', { name: 'Void' }));
    expect(screen.getByRole('alertdialog', { name: 'Void INV-1?' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cancel');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Void' }));
  });

  it('remains open while it works or after an error, and closes when done', async () => {
    const { person, rerender } = draw(sample());
    await person.click(screen.getByRole('button', { name: 'Void' }));
    await person.click(screen.getByRole('button', { name: 'Void invoice' }));
    rerender(sample({ working: true }));
    rerender(sample({ problem: 'It is paid.' }));
    expect(screen.getByRole('alert').textContent).toBe('It is paid.');
    await person.click(screen.getByRole('button', { name: 'Void invoice' }));
    rerender(sample({ working: true }));
    rerender(sample());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  it('does not show the problem of an earlier attempt when it opens again', async () => {
    const { person, rerender } = draw(sample());
    await person.click(screen.getByRole('button', { name: 'Void' }));
    await person.click(screen.getByRole('button', { name: 'Void invoice' }));
    rerender(sample({ working: true }));
    rerender(sample({ problem: 'It is paid.' }));
    expect(screen.getByRole('alert').textContent).toBe('It is paid.');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('button', { name: 'Void' }));
    expect(screen.getByRole('alertdialog', { name: 'Void INV-1?' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('requires the name to be typed for the most dangerous actions', async () => {
    onConfirm.mockClear();
    const { person } = draw(sample({ typeToConfirm: 'INV-1' }));
    await person.click(screen.getByRole('button', { name: 'Void' }));
    await person.click(screen.getByRole('button', { name: 'Void invoice' }));
    expect(onConfirm).not.toHaveBeenCalled();
    await person.type(screen.getByRole('textbox'), 'INV-1');
    await person.click(screen.getByRole('button', { name: 'Void invoice' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
