import { screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { later, laterOr } from './later.ts';
import { draw } from './testing/draw.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

class Fence extends Component<{ readonly children: ReactNode }> {
  override state = { text: '' };
  static getDerivedStateFromError = (error: Error) => ({ text: error.message });
  override render() {
    return this.state.text || this.props.children;
  }
}

describe('a lazily loaded component', () => {
  it('is loaded once, when it is first rendered', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
    const Late = later(load);
    expect(load).not.toHaveBeenCalled();
    const { unmount } = draw(<Late name="Kim" />);
    expect(screen.queryByText('Hello Kim')).toBeNull();
    await screen.findByText('Hello Kim');
    unmount();
    draw(<Late name="Lena" />);
    expect(screen.getByText('Hello Lena').tagName).toBe('P');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("leaves a load failure to the page's error boundary", async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const Late = later<{ readonly name: string }>(async () => {
      throw new Error('Failed to fetch');
    });
    const { container } = draw(
      <Fence>
        <Late name="Kim" />
      </Fence>,
    );
    await vi.waitFor(() => expect(container.textContent).toBe('Failed to fetch'));
    vi.restoreAllMocks();
  });
});

it('offers another try, and is drawn at once where its code was fetched before', async () => {
  const get = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(() => 'Here');
  const Part = laterOr(get, ({ fault, failures, retry }) =>
    fault === null ? (
      'Fetching'
    ) : (
      <button type="button" onClick={retry}>{`Failed: ${failures}`}</button>
    ),
  );
  const { person, unmount } = draw(<Part />);
  expect(document.body.textContent).toContain('Fetching');
  await person.click(await screen.findByRole('button', { name: 'Failed: 1' }));
  await screen.findByText('Here');
  unmount();
  draw(<Part />);
  expect(document.body.textContent).toContain('Here');
  expect(get).toHaveBeenCalledTimes(2);
});
