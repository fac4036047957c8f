import type { DrawnChart } from '@waybill/contract/reports/shapes';
import { explain } from '#client/explain.ts';
import { ReportChart } from '#contexts/reports/links/ReportChart.tsx';
import { paths } from '#paths';
import { useSession } from '#shell/session/use-session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { AppLink } from '#ui/go.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useCharts } from '../calls.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';

/** The figures of the reports, limited to the user's data; each chart has its table. */
export function Charts() {
  const { data, error, refetch } = useCharts();
  if (error) {
    return (
      <Banner
        tone="problem"
        title={explain(error).message}
        actions={
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        }
      />
    );
  }
  if (data === undefined) return <Skeleton height={280} />;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      {data.items.map((chart) => (
        <Drawn key={chart.name} chart={chart} />
      ))}
    </div>
  );
}

function Drawn({ chart }: { readonly chart: DrawnChart }) {
  const t = useTranslate();
  const spoken = useLabel();
  const { data: session } = useSession();
  return (
    <ReportChart
      chart={chart}
      actions={
        session?.isCustomer === false && (
          <AppLink
            href={paths.report(chart.name)}
            className="hit text-table text-primary underline"
            aria-label={t('{title} report', { title: spoken(chart.title) })}
          >
            {t('Report')}
          </AppLink>
        )
      }
    />
  );
}
