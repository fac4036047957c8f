import { cx } from '#ui/cx.ts';
import { BarChart3, CalendarClock, FileBarChart } from 'lucide-react';
import { paths } from '#paths';
import { Awaited } from '#shell/records/Awaited.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AppLink } from '#ui/go.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useReports } from './calls.ts';

/** The reports that one may run, by what they are about. */
export function ReportsPage() {
  const t = useTranslate();
  const query = useReports();
  return (
    <>
      <PageHeading
        title="Reports"
        actions={[
          {
            label: 'Runs and schedules',
            href: paths.reportRuns(),
            icon: CalendarClock,
            primary: false,
          },
        ]}
      />
      <Awaited query={query} permission="Report">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={FileBarChart}
              title="No reports available"
              text="Reports cover bookings, jobs and finance for staff who can view them."
            />
          ) : (
            <div className="grid gap-6">
              {[...new Set(items.map(({ group }) => group))].map((group) => (
                <section key={group} className="grid gap-2" aria-labelledby={`group-${group}`}>
                  <h2 id={`group-${group}`} className="text-h3 font-semibold">
                    <Translated text={group} />
                  </h2>
                  <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
                    {items
                      .filter((report) => report.group === group)
                      .map(({ name, title, description, hasChart }) => (
                        <li key={name}>
                          <AppLink
                            href={paths.report(name)}
                            className={cx(
                              'block h-full rounded-card border border-hairline bg-surface',
                              'p-4 hover:bg-sunken',
                            )}
                          >
                            <span className="flex items-center gap-2 text-lead font-semibold">
                              <Translated text={title} />
                              {hasChart && (
                                <BarChart3
                                  aria-label={t('with a chart')}
                                  className="size-4 text-ink-3"
                                />
                              )}
                            </span>
                            <span className="block text-ink-2">
                              <Translated text={description} />
                            </span>
                          </AppLink>
                        </li>
                      ))}
                  </ul>
                </section>
              ))}
            </div>
          )
        }
      </Awaited>
    </>
  );
}
