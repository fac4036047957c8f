import { RateDrawer } from '../rates/RateDrawer.tsx';
import { useRate } from '../services/calls.ts';

type LaneDrawerProps = {
  readonly rateCardId: string;
  readonly serviceId: string;
  /** The rate in force; null if the lane has none. */
  readonly rateId: string | null;
  readonly lane: { readonly fromZone: string; readonly toZone: string };
  readonly onClose: () => void;
};

/** The whole rate of a cell, or a new one for its lane. */
export function LaneDrawer({ rateId, ...props }: LaneDrawerProps) {
  return rateId === null ? (
    <RateDrawer rate={null} {...props} />
  ) : (
    <Stored rateId={rateId} {...props} />
  );
}

function Stored({ rateId, ...props }: LaneDrawerProps & { readonly rateId: string }) {
  const { data } = useRate(rateId);
  return data ? <RateDrawer rate={data.rate} {...props} /> : null;
}
