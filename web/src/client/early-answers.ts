const answers = new Map<string, Promise<Response>>();

const whole = (address: RequestInfo | URL): string =>
  new URL(address instanceof Request ? address.url : address, location.href).href;

/** Asks now what the app will ask as it begins; the answer waits for whoever asks for it first. */
export function askEarly(ask: typeof fetch, address: string, init: RequestInit): Promise<Response> {
  const answer = ask(address, init);
  answers.set(whole(address), answer);
  // Whoever asks for it hears of a failure; until then there is nobody to tell.
  answer.catch(() => undefined);
  return answer;
}

/** `fetch` that hands out what was asked for early, each answer once, and asks for the rest itself. */
export const earlyOr =
  (ask: typeof fetch): typeof fetch =>
  (address, init) => {
    const early = answers.get(whole(address));
    if (early === undefined) return ask(address, init);
    answers.delete(whole(address));
    return early;
  };
