import { anyContains } from '#shell/list-page.ts';

const searched = ['linehaulcode', 'startheadport', 'destinationheadport', 'manifestno'];

/** A clause for line hauls that contain a text, to be joined with others; empty for no text. */
export const lineHaulsWith = (text: string | undefined): string =>
  anyContains([...searched, 'carriername'], text);
