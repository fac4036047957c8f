/** The driver's actions as requests to the server. Ids and times are the device's. */
import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import type { DriverAppText } from '@waybill/contract/tenancy/texts/driver-app';
import type { NewEntry } from '#client/outbox/store.ts';
import { t } from '../texts.ts';

export const scanPath = '/api/jobs/scan-events/scan-event-for-items';
export const messagePath = '/api/driver/message';

type Moment = { readonly id: string; readonly at: string };

/** The part of a job that an action needs. */
export type ActJob = { readonly id: string; readonly jobno: string };

type JobScan = Moment & {
  /** The same event for all of them: one proof for several consignments at one address. */
  readonly jobs: readonly [ActJob, ...ActJob[]];
  readonly code: ScanCode;
  /** The pieces that it is about, by job; the whole job if it is not listed. */
  readonly articles?: ReadonlyMap<string, readonly string[]> | undefined;
  readonly details?: Readonly<Record<string, string>> | undefined;
  /** `data:image/jpeg;base64,…` */
  readonly photos?: readonly string[] | undefined;
};

/** The titles of scans in the outbox. */
const titles: Partial<Readonly<Record<ScanCode, DriverAppText>>> = {
  PICKUP: 'Picked up',
  PICKUPFAILED: 'Not picked up',
  ONBOARD: 'On board',
  DELIVERED: 'Delivered',
  ATTEMPTED: 'Not delivered',
  DAMAGED: 'Damaged',
  MISSING: 'Missing',
};

/**
 * Creates a scan of jobs; a repeated request does not store a second one. A job that was
 * reallocated in the meantime is referenced by its number: the server then stores the scan for
 * dispatch.
 */
export const scanAct = ({ id, at, jobs, code, articles, ...rest }: JobScan): NewEntry => {
  const [{ id: jobId }, ...others] = jobs;
  return {
    id,
    jobId,
    alsoJobIds: others.map((job) => job.id),
    title: `${t(titles[code] ?? 'Scan')} · ${jobs.map(({ jobno }) => jobno).join(', ')}`,
    path: scanPath,
    body: {
      items: jobs.flatMap((job) => itemsOf(job, articles?.get(job.id))),
      scanevent: {
        id,
        code,
        scannedeventdatetime: at,
        details: rest.details ?? null,
        images: rest.photos ?? null,
      },
    },
    at,
  };
};

type ItemToScan = {
  readonly jobid: string;
  readonly connotenumber?: string;
  readonly articlenumber?: string;
};

const itemsOf = (job: ActJob, articles: readonly string[] | undefined): readonly ItemToScan[] =>
  articles === undefined
    ? [{ jobid: job.id, connotenumber: job.jobno }]
    : articles.map((articlenumber) => ({ jobid: job.id, articlenumber }));

type Place = {
  readonly latitude: number;
  readonly longitude: number;
  /** When the phone measured it, ISO 8601. */
  readonly at: string;
  /** Metres. */
  readonly accuracy: number;
};

/** Returns when the driver arrived at the stop; nothing if the driver did not say. */
const arrivalDetails = (arrived: string | null): Readonly<Record<string, string>> =>
  arrived === null ? {} : { arrivalTime: arrived };

/** Returns the position with its time, which distinguishes an old position from a new one. */
const placeDetails = (place: Place | null, at: string): Readonly<Record<string, string>> =>
  place === null
    ? {}
    : {
        place: `${place.latitude.toFixed(5)},${place.longitude.toFixed(5)}`,
        placeTime: place.at,
        placeAccuracy: `${Math.round(place.accuracy)} m`,
        placeAge: `${Math.max(0, Math.round((Date.parse(at) - Date.parse(place.at)) / 1000))} s`,
      };

type Proof = Moment & {
  readonly jobs: readonly [ActJob, ...ActJob[]];
  /** The pieces handed over, of the jobs of which some are missing. */
  readonly articles?: ReadonlyMap<string, readonly string[]> | undefined;
  readonly receivedBy: string;
  readonly who: string;
  readonly comment: string;
  /** The drawn signature; null for a typed name. */
  readonly signature: string | null;
  readonly photos: readonly string[];
  readonly place: Place | null;
  /** When the driver arrived, ISO 8601; null if the driver did not say. */
  readonly arrived: string | null;
  /** The PIN that the receiver stated; null if it was not requested. */
  readonly pin: string | null;
  /** The verified age in years; null if it was not requested. */
  readonly ageChecked: number | null;
};

/** Creates a delivery with its proof. */
export const deliveryAct = (proof: Proof): NewEntry => {
  const { receivedBy, who, comment, signature, place, arrived, pin, ageChecked, ...scan } = proof;
  return scanAct({
    ...scan,
    code: 'DELIVERED',
    details: {
      signedBy: receivedBy,
      receivedBy: who,
      ...(comment === '' ? {} : { comment }),
      ...(signature === null ? {} : { signature }),
      ...(pin === null ? {} : { pin }),
      ...(ageChecked === null ? {} : { ageChecked: String(ageChecked) }),
      ...arrivalDetails(arrived),
      ...placeDetails(place, scan.at),
    },
  });
};

type Failure = Moment & {
  readonly jobs: readonly [ActJob, ...ActJob[]];
  readonly code: ScanCode;
  readonly reason: string;
  readonly note: string;
  readonly next: string;
  readonly photos: readonly string[];
  readonly place: Place | null;
  readonly arrived: string | null;
};

/** Creates a failed delivery or pickup: the reason, and what happens next. */
export const failureAct = ({ reason, note, next, place, arrived, ...scan }: Failure): NewEntry =>
  scanAct({
    ...scan,
    details: {
      reason,
      next,
      ...(note === '' ? {} : { comment: note }),
      ...arrivalDetails(arrived),
      ...placeDetails(place, scan.at),
    },
  });

export const startShiftAct = ({ id, at }: Moment, odometer: number | null): NewEntry => ({
  id,
  jobId: 'shift',
  title: t('Start shift'),
  path: '/api/driver/shift/start',
  body: { shift: { id, starttime: at, odometer } },
  at,
});

export const shiftTitles = {
  'break/start': 'Start break',
  'break/end': 'End break',
  finish: 'Finish shift',
} as const;

type FinishedShift = {
  readonly id: string;
  readonly odometer?: number | null;
  /** What is wrong with the vehicle after it. */
  readonly faults?: readonly {
    readonly title: string;
    readonly note: string;
    readonly images: readonly string[];
  }[];
};

export const shiftAct = (
  what: keyof typeof shiftTitles,
  { id, at }: Moment,
  { id: shiftId, ...finished }: FinishedShift,
): NewEntry => ({
  id,
  jobId: 'shift',
  title: t(shiftTitles[what]),
  path: `/api/driver/shift/${what}`,
  body: what === 'finish' ? { id: shiftId, time: at, ...finished } : { time: at },
  at,
});

/** Creates a message to dispatch. */
export const messageAct = ({ id, at }: Moment, content: string): NewEntry => ({
  id,
  jobId: 'messages',
  title: `${t('Message')}: ${content.slice(0, 40)}`,
  path: messagePath,
  body: { message: { content, creationtime: at } },
  at,
});

/** Creates a departure for a stop: its receiver is notified of the expected time. */
export const departureAct = ({ id, at }: Moment, job: ActJob, place: Place | null): NewEntry => ({
  id,
  jobId: job.id,
  title: `${t('On the way')} · ${job.jobno}`,
  path: '/api/driver/departure',
  body: {
    departure: {
      jobid: job.id,
      time: at,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
    },
  },
  at,
});
