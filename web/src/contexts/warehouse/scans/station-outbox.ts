import type { Client } from '#client/call.ts';
import { HttpError, NoResponseError, UnauthorizedError } from '#client/errors.ts';
import { explain } from '#client/explain.ts';
import { MissingAccessTokenError } from '#client/missing-access-token.ts';
import type { OutboxEntry } from '#client/outbox/entry.ts';
import { isTransient, type Outcome } from '#client/outbox/send.ts';
import { type NewEntry, outboxStore } from '#client/outbox/store.ts';
import {
  type ProofToSend,
  sendArticleScan,
  sendArticleUndo,
  sendItemScan,
  sendProof,
  sendUndo,
} from './calls.ts';
import { codeOf, type Settled, type StationScan } from './station.ts';

/** The scans of this device that the server has not confirmed: they outlive the page. */
export const stationOutbox = outboxStore('waybill-station');

/** The stored part of a scan: enough to send it, and to show it after the page was closed. */
type Act =
  | { readonly kind: 'scan'; readonly scan: StationScan }
  | { readonly kind: 'undo'; readonly scanId: string; readonly article?: ScannedArticle }
  | { readonly kind: 'proof'; readonly proof: ProofToSend };

/** An article on a line haul, whose scan is undone by its number. */
type ScannedArticle = { readonly tripId: string; readonly barcode: string };

/** Names the call of an entry in the device's storage. */
const pathOf: Readonly<Record<Act['kind'], `/api/${string}`>> = {
  scan: '/api/warehouse/scan-event-for-items',
  undo: '/api/warehouse/scan-event-undo',
  proof: '/api/warehouse/delivery-proof',
};

const entryOf = (id: string, act: Act, at: string): NewEntry => ({
  id,
  // Scans are sent in order, but none waits for a refused one.
  jobId: null,
  title: act.kind === 'scan' ? act.scan.barcode : act.kind,
  path: pathOf[act.kind],
  body: act,
  at,
});

export const scanEntry = (scan: StationScan): NewEntry =>
  entryOf(scan.id, { kind: 'scan', scan }, scan.at);

export const undoEntry = ({ id, tripId, barcode }: StationScan, at: string): NewEntry => {
  const article = tripId === null ? {} : { article: { tripId, barcode } };
  return entryOf(`${id}-undo`, { kind: 'undo', scanId: id, ...article }, at);
};

export const proofEntry = (proof: ProofToSend, at: string): NewEntry =>
  entryOf(proof.id, { kind: 'proof', proof }, at);

// All entries are created by `entryOf`.
const actOf = ({ body }: OutboxEntry): Act => body as Act;

/** Returns the scan of an entry; null for an entry that undoes or proves another. */
export function scanOfEntry(entry: OutboxEntry): StationScan | null {
  const act = actOf(entry);
  if (act.kind !== 'scan') return null;
  return entry.state.kind === 'refused'
    ? { ...act.scan, outcome: problemOf(entry.state.message), message: entry.state.message }
    : { ...act.scan, outcome: 'Waiting' };
}

const unknownBarcode = 'Unknown barcode';
const problemOf = (message: string) => (message === unknownBarcode ? 'Unknown' : 'Refused');

/**
 * Returns the scans of this page that are no longer in the outbox: another page of this device sent
 * them, as only one page sends at a time.
 */
export async function sentElsewhere(stored: ReadonlySet<string>): Promise<readonly string[]> {
  if (stored.size === 0) return [];
  const waiting = new Set((await stationOutbox.entriesInOrder()).map(({ id }) => id));
  return [...stored].filter((id) => !waiting.has(id));
}

export type StationListener = {
  readonly onSettled: (settled: Settled) => void;
  /** The receiver of these scans could not be recorded. */
  readonly onProofRefused: (scanIds: readonly string[], message: string) => void;
};

/**
 * Sends an entry. A scan that the server does not recognise or refuses remains in the outbox until
 * a user has dismissed it; others are removed.
 */
export const stationCall =
  ({ call }: Pick<Client, 'call'>, { onSettled, onProofRefused }: StationListener) =>
  async (entry: OutboxEntry): Promise<Outcome<unknown>> => {
    const act = actOf(entry);
    try {
      if (act.kind === 'undo') return await undo(call, act, onSettled);
      if (act.kind === 'proof') {
        await sendProof(call, act.proof);
        return { kind: 'done', result: null };
      }
      const settled = await sent(call, act.scan);
      onSettled(settled);
      return settled.outcome === 'Unknown' || settled.outcome === 'Refused'
        ? { kind: 'refused', message: settled.message }
        : { kind: 'done', result: null };
    } catch (error) {
      const outcome = outcomeOf(error);
      if (act.kind === 'scan') onSettled(failed(act.scan.id, outcome));
      if (act.kind !== 'proof' || outcome.kind !== 'refused') return outcome;
      // The page asks for the receiver again.
      onProofRefused(act.proof.scanIds, outcome.message);
      return { kind: 'done', result: null };
    }
  };

async function undo(
  call: Client['call'],
  { scanId: id, article }: Extract<Act, { readonly kind: 'undo' }>,
  onSettled: StationListener['onSettled'],
): Promise<Outcome<unknown>> {
  try {
    if (article === undefined) await sendUndo(call, id);
    else await sendArticleUndo(call, article.tripId, article.barcode);
    onSettled({ id, outcome: 'Undone', message: '', earlier: null });
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome.kind !== 'refused') return outcome;
    // The scan was not saved, or cannot be undone: there is nothing left to do.
    onSettled({ id, outcome: 'Refused', message: outcome.message, earlier: null });
  }
  return { kind: 'done', result: null };
}

async function sent(call: Client['call'], scan: StationScan): Promise<Settled> {
  const { id, barcode, tripId } = scan;
  if (tripId !== null) {
    const result = await sendArticleScan(call, tripId, barcode);
    const message = result?.message ?? '';
    const outcome = ofArticle(result?.outcome) ?? problemOf(message);
    return { id, outcome, message, earlier: result?.earlier ?? null };
  }
  const code = codeOf[scan.mode] ?? 'INWARD';
  const scanEvent = {
    id,
    code,
    locationCode: scan.location || null,
    scannedTime: scan.at,
    details: { station: scan.mode },
  };
  const result = await sendItemScan(call, barcode, scanEvent);
  // Saved by an earlier attempt whose response was lost.
  const wasSaved = result?.outcome === 'Repeated' && result.scanEventId !== null;
  const outcome = wasSaved ? 'Saved' : (result?.outcome ?? 'Refused');
  const message = outcome === 'Saved' ? '' : (result?.message ?? '');
  return { id, outcome, message, earlier: result?.earlier ?? null };
}

/** Returns null for an article that was refused. */
function ofArticle(outcome: string | undefined): Settled['outcome'] | null {
  if (outcome === 'Loaded' || outcome === 'Unloaded') return 'Saved';
  if (outcome === 'Over') return 'Extra';
  return outcome === 'Repeated' ? 'Repeated' : null;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** Converts an error to an outcome for the outbox. */
function outcomeOf(error: unknown): Outcome<never> {
  const isSignedOut =
    error instanceof UnauthorizedError || error instanceof MissingAccessTokenError;
  if (isSignedOut) return { kind: 'signIn' };
  if (error instanceof NoResponseError || isTimeout(error)) return { kind: 'later' };
  if (error instanceof HttpError && isTransient(error.status)) return { kind: 'later' };
  return { kind: 'refused', message: explain(error).message };
}

const failed = (id: string, outcome: Outcome<never>): Settled =>
  outcome.kind === 'refused'
    ? { id, outcome: 'Refused', message: outcome.message, earlier: null }
    : { id, outcome: 'Waiting', message: '', earlier: null };
