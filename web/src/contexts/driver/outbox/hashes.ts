/** Checks that the server has received the pictures of an action unchanged. */
type ScanBody = {
  readonly scanevent?: {
    readonly images?: readonly string[] | null;
    readonly details?: { readonly signature?: string } | null;
  };
};
/** By checklist; the other members are single values. */
type CheckBody = {
  readonly answer?: Readonly<Record<string, unknown>> & { readonly signature?: string | null };
};
/** What is wrong with the vehicle after a shift. */
type FinishBody = { readonly faults?: readonly Pictured[] };
type Pictured = { readonly images?: readonly string[] | null };

/** Returns the photos and the signature of an action. */
export const picturesOf = (body: unknown): readonly string[] => {
  const { images, details } = (body as ScanBody).scanevent ?? {};
  const { answer = {} } = body as CheckBody;
  const { faults = [] } = body as FinishBody;
  const checklists = Object.values(answer).filter(Array.isArray);
  return [
    ...[details?.signature, answer.signature].filter((each) => each != null),
    ...(images ?? []),
    ...[...(checklists.flat() as Pictured[]), ...faults].flatMap((item) => item.images ?? []),
  ];
};

type Hashes = { readonly picturehashes?: readonly string[] };
/** Of a scan for each of its jobs, of a pre-start check once. */
type Confirmation = Hashes & { readonly results?: readonly Hashes[] };

/** True if a response has the SHA-256 of every picture of an action, for each of its jobs. */
export async function confirmsPictures(body: unknown, response: unknown): Promise<boolean> {
  const pictures = picturesOf(body);
  if (pictures.length === 0) return true;
  const confirmation = (response ?? {}) as Confirmation;
  const { results = [confirmation] } = confirmation;
  const wanted = await Promise.all(pictures.map(sha256));
  return (
    results.length > 0 &&
    results.every(({ picturehashes = [] }) => wanted.every((hash) => picturehashes.includes(hash)))
  );
}

/** Returns the hexadecimal SHA-256 of a `data:` URL's content. */
async function sha256(picture: string): Promise<string> {
  const binary = atob(picture.slice(picture.indexOf(',') + 1));
  const bytes = Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
