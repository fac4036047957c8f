import { paths } from '#paths';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** Shown if the address names no report, or none that the user may see. */
export function UnknownReport() {
  return (
    <>
      <PageHeading
        title="Report"
        breadcrumb={[{ label: 'Reports', href: paths.reports() }, { label: 'Report' }]}
      />
      <EmptyState
        title="Page not found"
        text="This report doesn't exist, or you don't have access to it."
      />
    </>
  );
}
