import { hasZeroBits, proofText } from '@waybill/contract/booking/guests/proof-of-work';

/** The number of candidates per batch, so that the page stays responsive. */
const atOnce = 256;

/** Finds the smallest answer whose hash starts with these zero bits: a few seconds at most. */
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
