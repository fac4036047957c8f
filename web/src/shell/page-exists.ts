import { useRouter } from './router/use-router.ts';

/** Returns a predicate: whether the app has a page with this path. No link may lead nowhere. */
export function usePageExists(): (path: string) => boolean {
  const { pages } = useRouter();
  return (path) => pages.some((page) => page.path === path);
}
