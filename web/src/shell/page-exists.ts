import { useRouter } from '@tanstack/react-router';

/** Whether the app has a page with this path: nothing may lead to one that is not there. */
export function usePageExists(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => Object.hasOwn(routesByPath, path);
}
