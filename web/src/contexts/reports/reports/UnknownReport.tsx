import { paths } from '#paths';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** What stands where no report has the address, or none that one may see. */
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
