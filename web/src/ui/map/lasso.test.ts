import { afterEach, expect, it, vi } from 'vitest';
import { watchLasso } from './lasso.ts';
import type { MapPoint } from './map-types.ts';

const inside: MapPoint = {
  id: 'inside',
  label: 'Inside',
  latitude: 5,
  longitude: 5,
  kind: 'waiting',
};

let stop = () => {};
afterEach(() => stop());

function watched() {
  const element = document.createElement('div');
  document.body.append(element);
  const onLasso = vi.fn<(ids: readonly string[]) => void>();
  const onDrawing = vi.fn<(isDrawing: boolean) => void>();
  stop = watchLasso(element, {
    points: () => [inside],
    pixelOf: ({ latitude, longitude }) => ({ x: longitude, y: latitude }),
    onLasso,
    onDrawing,
  });
  const send = (type: string, clientX: number, clientY: number, shiftKey = true) =>
    element.dispatchEvent(
      new MouseEvent(type, { clientX, clientY, shiftKey, button: 0, bubbles: true }),
    );
  return { send, onLasso, onDrawing };
}

it('selects what it surrounds; the map rests meanwhile', () => {
  const { send, onLasso, onDrawing } = watched();
  send('mousedown', 0, 0);
  for (const [x, y] of [
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const) {
    send('mousemove', x, y);
  }
  expect(onDrawing.mock.calls).toEqual([[true]]);
  send('mouseup', 0, 10);
  expect(onLasso.mock.calls).toEqual([[['inside']]]);
  expect(onDrawing.mock.calls).toEqual([[true], [false]]);
});

it('leaves the selection as it is at a click with Shift, and at a drag without', () => {
  const { send, onLasso } = watched();
  send('mousedown', 0, 0);
  send('mousemove', 1, 1);
  send('mouseup', 1, 1);
  send('mousedown', 0, 0, false);
  send('mousemove', 50, 50, false);
  send('mouseup', 50, 50, false);
  expect(onLasso).not.toHaveBeenCalled();
});
