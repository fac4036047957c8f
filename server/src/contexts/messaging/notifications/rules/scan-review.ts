import type { ScanReviewKind } from '@waybill/contract/jobs/scan-reviews/choices';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { peopleHolding, userNames } from '#contexts/identity/public.ts';
import { speechOf } from '#contexts/tenancy/public.ts';
import type { EventCall } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { senderOf } from '../../emails/sender.ts';
import { fanOut } from './fan-out.ts';

const reasons: Readonly<Record<ScanReviewKind, PlatformText>> = {
  Parked: 'Parked scan',
  IncompleteProof: 'Incomplete proof',
  Refused: 'Refused by the server',
};

/** Notifies whoever may decide about scans that wait for a decision (decision 0053). */
export const handleReviewRequest =
  (services: Pick<Services, 'originOf'>) =>
  async ({ event, db, now }: EventCall<'scan.reviewRequested'>): Promise<void> => {
    const { id, kind, itemId, count, reporterId } = event.payload;
    const deciders = await peopleHolding(db, 'Job.Edit', null);
    const names = await userNames(db, reporterId === null ? [] : [reporterId]);
    const { origin } = await senderOf(db, services);
    const { word } = await speechOf(db);
    const href = `/jobs/scan-reviews?id=${id}`;
    await fanOut({ db, now }, services, {
      event: 'ScanReview',
      key: `scan-review-${id}`,
      customerId: null,
      values: (language: string) => ({
        ScannedNumber: itemId,
        ScannedBy: [...names.values()][0] ?? '—',
        Reason: word(language, reasons[kind]),
        ScanCount: String(count),
        ReviewUrl: `${origin}${href}`,
      }),
      href,
      contacts: [],
      people: deciders
        .filter(({ userId }) => userId !== reporterId)
        .map((person) => ({ ...person, audience: 'Staff' })),
    });
  };
