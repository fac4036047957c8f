import { hasZeroBits, proofText } from '@waybill/contract/booking/guests/proof-of-work';

/** How many answers are tried at once, so that the page stays quick to the touch meanwhile. */
const atOnce = 256;

/** The smallest answer whose hash begins with so many zero bits: some seconds of work at most. */
export async function solve(challenge: string, zeroBits: number): Promise<number> {
  for (let first = 0; ; first += atOnce) {
    const responses = Array.from({ length: atOnce }, (_, at) => first + at);
    const hashes = await Promise.all(
      responses.map((result) => hashOf(proofText(challenge, result))),
    );
    const found = hashes.findIndex((hash) => hasZeroBits(hash, zeroBits));
    if (found >= 0) return first + found;
  }
}

async function hashOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
