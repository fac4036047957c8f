import type { Paper } from './page.ts';
import { type Box, HAIRLINE, QUIET, writeLine } from './text.ts';
import { say } from './words.ts';

/**
 * Draws a PNG or JPEG as large as the box allows, from its top left corner. A picture that cannot
 * be read does not spoil the paper: a frame says so in its place.
 */
export function drawImage(
  paper: Paper,
  bytes: Uint8Array,
  box: Box & { readonly height: number },
): void {
  try {
    const image = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    paper.image(image, box.x, box.y, { fit: [box.width, box.height] });
  } catch {
    paper.lineWidth(0.5).rect(box.x, box.y, box.width, box.height).stroke(HAIRLINE);
    const middle = { ...box, y: box.y + box.height / 2 - 7 };
    const style = { size: 8.5, colour: QUIET, align: 'center' } as const;
    writeLine(paper, say(paper, 'This picture could not be read.'), middle, style);
  }
}
