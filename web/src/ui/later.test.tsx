import { screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { later } from './later.ts';
import { draw } from './testing/draw.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

class Fence extends Component<{ readonly children: ReactNode }> {
  override state = { said: '' };
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render() {
    return this.state.said || this.props.children;
  }
}

describe('a part that comes later', () => {
  it('is fetched once, when it is first drawn', async () => {
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

  it('is the page’s to tell where it cannot be had', async () => {
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
