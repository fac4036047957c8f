/** What a driver does, as the server's calls take it. Ids and times are the device's. */
import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { t } from '#shell/texts/page-texts.ts';

export type DriverAct = {
  readonly id: string;
  readonly jobId: string | null;
  readonly title: string;
  readonly path: `/api/${string}`;
  readonly body: unknown;
  readonly at: string;
};

type Moment = { readonly id: string; readonly at: string };

type JobScan = Moment & {
  readonly jobId: string;
  readonly jobno: string;
  readonly code: ScanCode;
  readonly articleNumber?: string | undefined;
  readonly details?: Readonly<Record<string, string>> | undefined;
  /** `data:image/jpeg;base64,…` */
  readonly photos?: readonly string[] | undefined;
};

/** What a scan is called in the outbox. */
const titles: Partial<Readonly<Record<ScanCode, PlatformText>>> = {
  PICKUP: 'Picked up',
  ONBOARD: 'On board',
  DELIVERED: 'Delivered',
  ATTEMPTED: 'Not delivered',
  DAMAGED: 'Damaged',
};

/** A scan of a job; sending it again saves no second one. */
export const scanAct = ({ id, at, jobId, jobno, code, ...rest }: JobScan): DriverAct => ({
  id,
  jobId,
  title: `${t(titles[code] ?? 'Scan')} · ${jobno}`,
  path: '/api/jobs/scan-events/scan-event',
  body: {
    jobid: jobId,
    scanevent: {
      id,
      code,
      scannedeventdatetime: at,
      articlenumber: rest.articleNumber ?? null,
      details: rest.details ?? null,
      images: rest.photos ?? null,
    },
  },
  at,
});

type Proof = Moment & {
  readonly jobId: string;
  readonly jobno: string;
  readonly receivedBy: string;
  readonly who: string;
  readonly comment: string;
  /** The drawn signature; null for a typed name. */
  readonly signature: string | null;
  readonly photos: readonly string[];
  readonly place: {
    readonly latitude: number;
    readonly longitude: number;
    readonly at: string;
  } | null;
};

/** Delivered, with its proof. */
export const deliveryAct = ({
  receivedBy,
  who,
  comment,
  signature,
  place,
  ...scan
}: Proof): DriverAct =>
  scanAct({
    ...scan,
    code: 'DELIVERED',
    details: {
      signedBy: receivedBy,
      receivedBy: who,
      ...(comment === '' ? {} : { comment }),
      ...(signature === null ? {} : { signature }),
      ...(place === null
        ? {}
        : {
            place: `${place.latitude.toFixed(5)},${place.longitude.toFixed(5)}`,
            placeTime: place.at,
          }),
    },
  });

type Failure = Moment & {
  readonly jobId: string;
  readonly jobno: string;
  readonly code: ScanCode;
  readonly reason: string;
  readonly note: string;
  readonly next: string;
  readonly photos: readonly string[];
};

/** Could not be delivered: why, and what happens next. */
export const failureAct = ({ reason, note, next, ...scan }: Failure): DriverAct =>
  scanAct({ ...scan, details: { reason, next, ...(note === '' ? {} : { comment: note }) } });

export const startShiftAct = ({ id, at }: Moment): DriverAct => ({
  id,
  jobId: 'shift',
  title: t('Start shift'),
  path: '/api/driver/shift/start',
  body: { shift: { id, starttime: at } },
  at,
});

const shiftTitles = {
  'break/start': 'Start break',
  'break/end': 'End break',
  finish: 'Finish shift',
} as const;

export const shiftAct = (what: keyof typeof shiftTitles, { id, at }: Moment): DriverAct => ({
  id,
  jobId: 'shift',
  title: t(shiftTitles[what]),
  path: `/api/driver/shift/${what}`,
  body: { time: at },
  at,
});
