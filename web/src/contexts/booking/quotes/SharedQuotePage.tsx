import { FileQuestionMark } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useParam } from '#shell/page-state.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { GuestFrame } from '../guests/GuestFrame.tsx';
import { SharedQuoteView } from './SharedQuoteView.tsx';
import { useSharedQuote } from './calls.ts';

/** A quote for anyone with its link, with or without an account. */
export function SharedQuotePage() {
  const token = useParam('token');
  const query = useSharedQuote(token);
  return (
    <GuestFrame title="Your quote">
      {query.data ? (
        <SharedQuoteView quote={query.data} token={token} />
      ) : (
        <NotThere query={query} />
      )}
    </GuestFrame>
  );
}

type NotThereProps = { readonly query: ReturnType<typeof useSharedQuote> };

function NotThere({ query: { error, refetch } }: NotThereProps) {
  if (!error) return <Skeleton lines={10} />;
  const { kind, message } = explain(error);
  if (kind === 'notFound') {
    return <EmptyState icon={FileQuestionMark} title="Quote not found" text={message} />;
  }
  return (
    <Banner
      tone="problem"
      title={message}
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  );
}
