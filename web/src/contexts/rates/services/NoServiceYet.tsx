import { paths } from '#paths';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** A card without services has nothing that rates could price: the way to them. */
export function NoServiceYet({ rateCardId }: { readonly rateCardId: string }) {
  return (
    <EmptyState
      title="No services yet"
      text="Add a service, then add its rates."
      action={
        <ButtonLink href={paths.rateCard(rateCardId, { tab: 'services' })} look="primary">
          Services
        </ButtonLink>
      }
    />
  );
}
