import { useTranslate } from '#shell/texts/texts-context.ts';

type ExchangedProps = { readonly request: string | null; readonly response: string | null };

/** The request to an external system and its response, formatted if they are JSON. */
export function Exchanged({ request, response }: ExchangedProps) {
  const t = useTranslate();
  const texts = [
    [t('Request'), request],
    [t('Response'), response],
  ] as const;
  if (texts.every(([, text]) => text === null)) {
    return <p className="text-meta text-ink-3">{t('No data exchanged with a carrier.')}</p>;
  }
  return texts.map(
    ([title, text]) =>
      text !== null && (
        <figure key={title} className="mt-2">
          <figcaption className="text-meta text-ink-3">{title}</figcaption>
          <pre
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling
            tabIndex={0}
            className="max-h-64 overflow-auto rounded-control bg-sunken p-2 font-mono text-meta"
          >
            {indented(text)}
          </pre>
        </figure>
      ),
  );
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
