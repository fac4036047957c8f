import { paths } from '#paths';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** The page for users who may not connect the software. */
export function NotConnected() {
  return (
    <EmptyState
      title="No accounting software is connected."
      text="Users who may change settings connect Xero or MYOB here. Until then, export journals."
      action={<ButtonLink href={paths.journals()}>Export journals</ButtonLink>}
    />
  );
}
