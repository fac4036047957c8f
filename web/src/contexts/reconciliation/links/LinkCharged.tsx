import { useEffect } from 'react';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useLinkConsignment } from '../decisions/calls.ts';

type LinkChargedProps = {
  /** The consignment of a carrier's invoice, by its own id. */
  readonly consignmentNo: number;
  /** The booking just made for it. */
  readonly bookingId: number;
};

/** Links a charged consignment to the booking made for it, and says whether that worked. */
export function LinkCharged({ consignmentNo, bookingId }: LinkChargedProps) {
  const { mutate, error, isSuccess } = useLinkConsignment();
  const link = () => mutate({ bookingReconciliationId: consignmentNo, bookingId });
  // oxlint-disable-next-line react/exhaustive-deps -- once for each booking
  useEffect(link, [consignmentNo, bookingId]);
  if (isSuccess) {
    return (
      <Banner
        tone="success"
        title="The consignment of the carrier’s invoice is linked to this booking"
      />
    );
  }
  if (!error) return null;
  return (
    <Banner
      tone="problem"
      title="The consignment of the carrier’s invoice was not linked"
      actions={<Button onClick={link}>Retry</Button>}
    >
      {explain(error).message}
    </Banner>
  );
}
