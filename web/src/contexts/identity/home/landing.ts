import { paths } from '#paths';

/**
 * Returns the page after a sign-in without a return address: jobs for drivers, the dashboard for
 * others.
 */
export const landing = (session: { readonly isDriver?: boolean | undefined } | null): string =>
  session?.isDriver ? paths.jobs() : paths.dashboard();
