import type { ReactNode } from 'react';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

type QueryData<Data> = {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};

type PanelBodyProps<Data> = {
  readonly query: QueryData<Data>;
  /** A placeholder as tall as the content, until it is loaded. */
  readonly shape: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** The content of a panel once it has loaded; until then its placeholder, or the error. */
export function PanelBody<Data>({ query, shape, children }: PanelBodyProps<Data>) {
  const t = useTranslate();
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return shape;
  const { message, requestId } = explain(error);
  return (
    <div className="p-4">
      <Banner
        tone="problem"
        title={message}
        actions={
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        {requestId !== null && t('Request {requestId}', { requestId })}
      </Banner>
    </div>
  );
}
