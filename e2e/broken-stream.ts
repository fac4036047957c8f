/** A stream of live updates that a test can break, as a server that restarts does. */
import type { Page } from './screen.ts';

type Breakable = { isStreamBroken: boolean };

/** Prepares a page that is opened next. */
export const breakableStream = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const state = Object.assign(window, { isStreamBroken: false });
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes('/api/live?')) return original(input, init);
      if (state.isStreamBroken) throw new TypeError('Failed to fetch');
      const response = await original(input, init);
      const breaking = new TransformStream<Uint8Array, Uint8Array>({
        start: (controller) => {
          addEventListener('streambreaks', () => controller.error(new TypeError('network error')));
        },
      });
      const { status, headers } = response;
      return new Response(response.body?.pipeThrough(breaking) ?? null, { status, headers });
    };
  });

/** Breaks the page's stream and refuses further ones, or lets it connect again. */
export const setBroken = (page: Page, isStreamBroken: boolean): Promise<void> =>
  page.evaluate((isBroken) => {
    (window as unknown as Breakable).isStreamBroken = isBroken;
    if (isBroken) dispatchEvent(new Event('streambreaks'));
  }, isStreamBroken);
