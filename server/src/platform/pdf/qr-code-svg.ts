import { qrCode } from './barcode.ts';

/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
const quiet = 4;

/** Returns a QR code as an SVG document, dark on white even in dark themes, as readers expect. */
export function qrCodeSvg(text: string): string {
  const { size, dark } = qrCode(text);
  const side = size + 2 * quiet;
  const squares = dark
    .flatMap((isDark, i) =>
      isDark ? [`M${(i % size) + quiet} ${Math.floor(i / size) + quiet}h1v1h-1z`] : [],
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" ` +
    'shape-rendering="crispEdges">' +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${squares}"/></svg>`
  );
}
