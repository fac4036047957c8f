import { whyNotLineHaul } from '@waybill/contract/linehaul/lifecycle';
import type { LineHaulArticle, LineHaulLoad } from '@waybill/contract/linehaul/articles/shapes';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { CircleCheck, CircleDashed, X } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { AppLink } from '#ui/go.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useUnallocateArticles, useUnallocateJobs } from '../allocation/calls.ts';

type ArticlesProps = { readonly lineHaul: LineHaul; readonly load: LineHaulLoad | undefined };

/** The freight on a line haul, job by job, with its scanned articles. */
export function Articles({ lineHaul, load }: ArticlesProps) {
  const t = useTranslate();
  const removing = useUnallocateJobs();
  const removingOne = useUnallocateArticles();
  const problem = removing.error ?? removingOne.error;
  const mayRemove = whyNotLineHaul('unallocate', lineHaul.status) === null;
  const jobs = [...Map.groupBy(load?.articles ?? [], ({ jobid }) => jobid)];
  const remove = (jobid: string) => {
    const { linehaulid: linehaulId } = lineHaul;
    removing.mutate({ deallocation: { linehaulId, jobids: [jobid] } });
  };
  const removeOne = (article: string) => {
    const { linehaulid } = lineHaul;
    removingOne.mutate({ deallocation: { linehaulid, articlenumbers: [article] } });
  };
  return (
    <Panel title="Freight" flush>
      {problem && (
        <div className="p-4">
          <Banner tone="problem" title={explain(problem).message} />
        </div>
      )}
      {load === undefined && <Skeleton rows={4} />}
      {load !== undefined && jobs.length === 0 && (
        <p className="p-4 text-ink-2">{t('There is nothing on this line haul yet.')}</p>
      )}
      <ul className="divide-y divide-hairline">
        {jobs.map(([jobid, articles]) => (
          <JobOnBoard
            key={jobid}
            articles={articles}
            isUnloading={lineHaul.arrivaldate !== null}
            onRemove={mayRemove ? () => remove(jobid) : undefined}
            onRemoveArticle={mayRemove && articles.length > 1 ? removeOne : undefined}
          />
        ))}
      </ul>
    </Panel>
  );
}

type JobProps = {
  readonly articles: readonly LineHaulArticle[];
  readonly isUnloading: boolean;
  readonly onRemove: (() => void) | undefined;
  readonly onRemoveArticle: ((article: string) => void) | undefined;
};

function JobOnBoard({ articles, isUnloading, onRemove, onRemoveArticle }: JobProps) {
  const t = useTranslate();
  const [first] = articles;
  if (first === undefined) return null;
  const isScanned = ({ loadedat, unloadedat }: LineHaulArticle) =>
    (isUnloading ? unloadedat : loadedat) !== null;
  const done = articles.filter(isScanned).length;
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <AppLink
            href={paths.job(first.jobid)}
            className="hit font-mono text-table text-primary underline"
          >
            {first.jobno}
          </AppLink>
          <p className="truncate text-meta text-ink-2">
            {first.connoteno === first.jobno
              ? first.customername
              : [first.customername, first.connoteno].filter(Boolean).join(' · ')}
          </p>
        </div>
        <span className="num text-ink-2">
          {t('{done} of {count}', { done, count: articles.length })}
        </span>
        {onRemove && (
          <IconButton
            size="small"
            icon={X}
            label={t('Remove {job}', { job: first.jobno })}
            onClick={onRemove}
          />
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {articles.map((article) => (
          <Article
            key={article.articlenumber}
            article={article}
            isScanned={isScanned(article)}
            onRemove={onRemoveArticle}
          />
        ))}
      </ul>
    </li>
  );
}

type ArticleProps = {
  readonly article: LineHaulArticle;
  readonly isScanned: boolean;
  readonly onRemove: ((article: string) => void) | undefined;
};

function Article({ article: { articlenumber }, isScanned, onRemove }: ArticleProps) {
  const t = useTranslate();
  const Icon = isScanned ? CircleCheck : CircleDashed;
  return (
    <li className="inline-flex items-center gap-1 font-mono text-table">
      <Icon size={14} aria-hidden="true" className={isScanned ? 'text-green-fg' : 'text-ink-3'} />
      <span className="sr-only">{t(isScanned ? 'Scanned' : 'Not scanned')}</span>
      <span>{articlenumber}</span>
      {onRemove && (
        <IconButton
          size="small"
          icon={X}
          label={t('Remove {article}', { article: articlenumber })}
          onClick={() => onRemove(articlenumber)}
        />
      )}
    </li>
  );
}
