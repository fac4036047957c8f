import { screen, within } from '@testing-library/react';
import { Truck } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { GoProvider } from './go.tsx';
import type { HeadingEntry } from './heading-actions.ts';
import { splitActions } from './heading-actions.ts';
import { PageHeading } from './PageHeading.tsx';
import { draw, windowOf } from './testing/draw.tsx';

const act = () => undefined;
const print = { label: 'Print', onAct: act } as const;
const edit = { label: 'Edit', onAct: act } as const;
const copy = { label: 'Duplicate', onAct: act } as const;

/** The primary buttons. */
const leading = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.classList.contains('bg-primary'))
    .map((button) => button.textContent);

const buttonNames = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('the breadcrumb of a page heading', () => {
  it('starts with a link [ui-heading-001]', () => {
    draw(<PageHeading title="B-1" breadcrumb={[{ label: 'Home', href: '/home' }]} />);
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home');
  });

  it('separates every later item from the one before [ui-heading-002]', () => {
    draw(
      <PageHeading
        title="B-1"
        breadcrumb={[
          { label: 'Home', href: '/' },
          { label: 'Lists', href: '/l' },
          { label: 'B-1' },
        ]}
      />,
    );
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.querySelectorAll('[data-separator]').length)).toEqual([
      0, 1, 1,
    ]);
  });
});

describe('the title of a page heading', () => {
  it('has an icon only when one is given [ui-heading-003]', () => {
    const { rerender } = draw(<PageHeading title="Lists" />);
    expect(screen.getByRole('banner').querySelector('svg')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lists');
    rerender(<PageHeading title="Lists" icon={Truck} />);
    expect(screen.getByRole('banner').querySelectorAll('svg')).toHaveLength(1);
  });
});

describe('page heading actions', () => {
  const three: readonly HeadingEntry[] = [{ ...print, primary: true }, edit, 'separator', copy];

  it('are buttons, secondary ones on wide screens [ui-heading-004] [ui-heading-006]', () => {
    windowOf(1280);
    draw(<PageHeading title="B-1" actions={three} />);
    expect(buttonNames()).toEqual(['Edit', 'Duplicate', 'Print']);
  });

  it('show the primary ones at every width [ui-heading-005]', () => {
    const names = [320, 700, 1280].map((width) => {
      windowOf(width);
      const { unmount } = draw(<PageHeading title="B-1" actions={three} />);
      const visible = buttonNames();
      unmount();
      return visible.includes('Print');
    });
    expect(names).toEqual([true, true, true]);
  });

  it(
    '[ui-heading-007] [ui-heading-008] ' +
      'collapse into a dropdown named Actions on small screens, separators kept',
    async () => {
      windowOf(390);
      const { person } = draw(<PageHeading title="B-1" actions={three} />);
      expect(buttonNames()).toEqual(['Actions', 'Print']);
      await person.click(screen.getByRole('button', { name: 'Actions' }));
      const menu = screen.getByRole('menu');
      expect(
        within(menu)
          .getAllByRole('menuitem')
          .map((item) => item.textContent),
      ).toEqual(['Edit', 'Duplicate']);
      expect(within(menu).getAllByRole('separator')).toHaveLength(1);
    },
  );

  it('make the first one or two primary when none is marked [ui-heading-009]', () => {
    expect(splitActions([print])).toEqual({ primary: [print], secondary: [], seldom: [] });
    expect(splitActions([print, 'separator', edit, copy])).toEqual({
      primary: [print, edit],
      secondary: [copy],
      seldom: [],
    });
    expect(splitActions([print, { ...edit, primary: true }])).toEqual({
      primary: [{ ...edit, primary: true }],
      secondary: [print],
      seldom: [],
    });
  });

  it('show one leading action, at the end', () => {
    windowOf(1280);
    draw(
      <PageHeading
        title="B-1"
        actions={[{ ...print, primary: true }, { ...edit, primary: true }, copy]}
      />,
    );
    expect(buttonNames()).toEqual(['Duplicate', 'Edit', 'Print']);
    expect(leading()).toEqual(['Print']);
  });

  it('have no leading action when none is suitable, such as a file', () => {
    const file = { label: 'Export CSV', onAct: act, primary: false } as const;
    for (const width of [390, 1280]) {
      windowOf(width);
      const { unmount } = draw(<PageHeading title="B-1" actions={[file]} />);
      expect([buttonNames(), leading()]).toEqual([['Export CSV'], []]);
      unmount();
      const both = draw(<PageHeading title="B-1" actions={[file, edit]} />);
      expect([buttonNames(), leading()]).toEqual([['Export CSV', 'Edit'], ['Edit']]);
      both.unmount();
    }
  });

  it('are in a More menu on wide screens when seldom used, and work by keyboard', async () => {
    const onAct = vi.fn<(...input: readonly unknown[]) => void>();
    const entries: readonly HeadingEntry[] = [
      { ...print, primary: true },
      edit,
      { label: 'Cancel', onAct, seldom: true },
    ];
    windowOf(1280);
    const { person, unmount } = draw(<PageHeading title="B-1" actions={entries} />);
    expect(buttonNames()).toEqual(['Edit', 'More', 'Print']);
    screen.getByRole('button', { name: 'More' }).focus();
    await person.keyboard('{Enter}{Enter}');
    expect(onAct).toHaveBeenCalledTimes(1);
    unmount();
    windowOf(390);
    draw(<PageHeading title="B-1" actions={entries} />);
    expect(buttonNames()).toEqual(['Actions', 'Print']);
    await person.click(screen.getByRole('button', { name: 'Actions' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Edit',
      'Cancel',
    ]);
  });

  it('ignore clicks while loading [ui-heading-015]', async () => {
    const onAct = vi.fn<(...input: readonly unknown[]) => void>();
    const { person } = draw(
      <PageHeading title="B-1" actions={[{ label: 'Print', onAct, state: 'loading' }]} />,
    );
    await person.click(screen.getByRole('button'));
    expect(onAct).not.toHaveBeenCalled();
  });

  it('navigate to a link inside the app [ui-heading-013]', async () => {
    const go = vi.fn<(...input: readonly unknown[]) => void>();
    const { person } = draw(
      <GoProvider value={go}>
        <PageHeading title="B-1" actions={[{ label: 'New', href: '/new' }]} />
      </GoProvider>,
    );
    await person.click(screen.getByRole('link', { name: 'New' }));
    expect(go.mock.calls).toEqual([['/new']]);
  });

  it('run a handler [ui-heading-014]', async () => {
    const onAct = vi.fn<(...input: readonly unknown[]) => void>();
    const { person } = draw(<PageHeading title="B-1" actions={[{ label: 'Print', onAct }]} />);
    await person.click(screen.getByRole('button', { name: 'Print' }));
    expect(onAct).toHaveBeenCalledTimes(1);
  });

  it('explain why one is disabled and do nothing', async () => {
    const onAct = vi.fn<(...input: readonly unknown[]) => void>();
    const { person } = draw(
      <PageHeading
        title="B-1"
        actions={[{ label: 'Print', onAct, disabledReason: 'No label yet' }]}
      />,
    );
    const button = screen.getByRole('button', { name: 'Print', description: 'No label yet' });
    await person.click(button);
    expect(onAct).not.toHaveBeenCalled();
    expect((await screen.findByRole('tooltip')).textContent).toBe('No label yet');
  });
});

describe(
  '[ui-heading-010] [ui-heading-011] [ui-heading-012] [ui-heading-015] [st-014] ' +
    'the state of an action decides its icon',
  () => {
    it.each([
      ['pending', 'lucide-clock', 'Print (Pending)'],
      ['success', 'lucide-circle-check', 'Print (Done)'],
      ['error', 'lucide-circle-x', 'Print (Failed)'],
      ['loading', 'lucide-loader-circle', 'Print (Loading)'],
    ] as const)('%s: %s, read as %s', (state, icon, name) => {
      draw(<PageHeading title="B-1" actions={[{ ...print, icon: Truck, state }]} />);
      const drawn = screen.getByRole('button', { name }).querySelectorAll('svg');
      expect([...drawn].map((svg) => svg.classList.contains(icon))).toEqual([true]);
    });
  },
);
