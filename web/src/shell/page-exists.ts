import { useRouter } from '@tanstack/react-router';

/** Returns a predicate: whether the app has a page with this path. No link may lead nowhere. */
export function usePageExists(): (path: string) => boolean {
  const { routesByPath } = useRouter();
  return (path) => Object.hasOwn(routesByPath, path);
}
