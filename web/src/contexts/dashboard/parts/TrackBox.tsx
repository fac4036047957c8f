import { later } from '#ui/later.ts';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const TrackForm = later(
  async () => (await import('./TrackForm.tsx')).TrackForm,
  <Skeleton height={188} />,
);

/** Finds a consignment by its number and a postcode, as on the public page. */
export function TrackBox() {
  return (
    <Panel title="Track a consignment">
      <TrackForm />
    </Panel>
  );
}
