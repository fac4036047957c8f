import { paths } from '#paths';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Explains that a card without services prices nothing, with a link to the services. */
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
