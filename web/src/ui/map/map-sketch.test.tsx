import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import type { MapExtent } from './map-types.ts';
import { MapView } from './MapView.tsx';

const sydney = { latitude: -33.87, longitude: 151.21 };
const penrith = { latitude: -33.75, longitude: 150.69 };

it('draws a trail, north up, in a browser without WebGL, and reads names of places', async () => {
  const onView = vi.fn<(view: MapExtent) => void>();
  draw(
    <MapView
      label="Trail, north up"
      points={[{ ...penrith, id: 'here', label: 'Here', kind: 'place' }]}
      selected={new Set(['here'])}
      lines={[{ id: 'all', label: '', places: [sydney, penrith] }]}
      places={[{ ...sydney, name: 'Sydney' }]}
      onView={onView}
    />,
  );
  const drawing = await screen.findByRole('region', { name: 'Trail, north up' });
  const line = drawing.querySelector('polyline')?.getAttribute('points') ?? '';
  const [from = [], to = []] = line.split(' ').map((place) => place.split(',').map(Number));
  // Penrith lies west and north of Sydney.
  expect([Number(to[0]) < Number(from[0]), Number(to[1]) < Number(from[1])]).toEqual([true, true]);
  const here = drawing.querySelector('circle');
  expect([here?.getAttribute('cx'), here?.getAttribute('cy')]).toEqual(to.map(String));
  expect(drawing.textContent).toContain('Sydney');
  expect(onView).toHaveBeenCalledWith({ west: 150.69, south: -33.87, east: 151.21, north: -33.75 });
});
