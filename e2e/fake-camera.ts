/** A camera that shows barcodes, as the product prints them. */
import { type Bars, QUIET_MODULES, type Squares } from '../server/src/platform/pdf/barcode.ts';
import type { Page } from './screen.ts';

/** Left, top, width and height of a dark part, in pixels. */
type Rectangle = readonly [number, number, number, number];

/** Replaces the camera of a page that is opened next. */
export const fakeCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const picture: { dark: readonly Rectangle[] } = { dark: [] };
    Object.assign(window, { picture });
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1280, 720];
      const paint = canvas.getContext('2d');
      setInterval(() => {
        if (paint === null) return;
        paint.fillStyle = '#fff';
        paint.fillRect(0, 0, canvas.width, canvas.height);
        paint.fillStyle = '#000';
        for (const part of picture.dark) paint.fillRect(...part);
      }, 100);
      return canvas.captureStream(10);
    };
  });

/** Holds a barcode in front of the camera. */
export const show = (page: Page, dark: readonly Rectangle[]): Promise<void> =>
  page.evaluate((parts) => {
    (window as unknown as { picture: { dark: typeof parts } }).picture.dark = parts;
  }, dark);

const module_px = 4;

export function bars({ runs }: Bars): readonly Rectangle[] {
  let left = QUIET_MODULES * module_px;
  return runs.flatMap((run, at): Rectangle[] => {
    const bar: Rectangle = [left, 260, run * module_px, 200];
    left += run * module_px;
    return at % 2 === 0 ? [bar] : [];
  });
}

export const squares = ({ size, dark }: Squares): readonly Rectangle[] =>
  dark.flatMap((isDark, at): Rectangle[] => {
    const [row, column] = [Math.floor(at / size), at % size];
    return isDark ? [[400 + column * 10, 150 + row * 10, 10, 10]] : [];
  });
