import { useFormContext } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { TemplateValues } from './template-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useTemplateVersions } from './calls.ts';

/** The earlier versions of a template; one can be copied into the form and saved as usual. */
export function TemplateVersions({ id }: { readonly id: string }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const { data, error } = useTemplateVersions(id);
  const { setValue } = useFormContext<TemplateValues>();
  const take = (subject: string, content: string) => {
    setValue('template.templatesubjecttitle', subject, { shouldDirty: true });
    setValue('template.templatecontent', content, { shouldDirty: true });
  };
  return (
    <Panel title="Versions">
      {error && <Banner tone="problem" title={explain(error).message} />}
      {!data && !error && <Skeleton lines={2} />}
      {data?.items.length === 0 && <p className="text-ink-3">{t('No versions saved yet.')}</p>}
      <ol className="grid gap-2">
        {data?.items.map((version, at) => (
          <li key={version.version} className="flex flex-wrap items-center gap-3">
            <span className="num w-8">{version.version}</span>
            <span className="min-w-0 flex-1">
              {dateTime(version.savedtime)}{' '}
              {version.savedby !== null && t('by {username}', { username: version.savedby })}
            </span>
            {at === 0 ? (
              <span className="text-meta text-ink-3">{t('Now')}</span>
            ) : (
              <Button
                size="small"
                onClick={() => take(version.templatesubjecttitle, version.templatecontent)}
              >
                Use this text
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
