import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useParam } from '#shell/page-state.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useGo } from '#shell/page-state.ts';
import { RecordTalk } from '../links/RecordTalk.tsx';
import { TemplateEditor } from './TemplateEditor.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useDeleteTemplates, useTemplate } from './calls.ts';

const crumb = { label: 'Templates', href: paths.templates() };

/** A message template, or a new one. */
export function TemplatePage() {
  const id = useParam('id');
  return id === 'new' ? <NewTemplate /> : <KnownTemplate key={id} id={id} />;
}

function NewTemplate() {
  return (
    <>
      <PageHeading title="New template" breadcrumb={[crumb, { label: 'New' }]} />
      <TemplateEditor known={null} />
    </>
  );
}

function KnownTemplate({ id }: { readonly id: string }) {
  const t = useTranslate();
  const go = useGo();
  const { data, error, refetch } = useTemplate(id);
  const deleting = useDeleteTemplates();
  const remove = () =>
    deleting.mutate({ templateIds: [id] }, { onSuccess: () => go(paths.templates()) });
  const title = data?.templatename ?? 'Template';
  return (
    <>
      <PageHeading title={title} breadcrumb={[crumb, { label: title }]} />
      {error && !data && (
        <Banner
          tone="problem"
          title={explain(error).message}
          actions={<Button onClick={() => void refetch()}>Retry</Button>}
        />
      )}
      {!data && !error && <Skeleton lines={10} />}
      {data && <TemplateEditor known={data} />}
      {data && (
        <div className="mt-8 grid gap-4">
          <RecordTalk about={{ entitytype: 'Template', entityid: id, hasCustomer: false }} />
        </div>
      )}
      {data && (
        <div className="mt-8">
          <ConfirmButton
            label="Delete template"
            look="danger"
            question={t('Delete {templatename}?', { templatename: data.templatename })}
            working={deleting.isPending}
            problem={deleting.error ? explain(deleting.error).message : null}
            onConfirm={remove}
          />
        </div>
      )}
    </>
  );
}
