type Param = number | string;

/** One argument for each `$name` of a path. */
type ParamsOf<Path extends string> = Path extends `${string}$${infer Rest}`
  ? [Param, ...ParamsOf<Rest>]
  : [];

type SearchOf<Names extends string> = { readonly [Name in Names]?: Param | undefined };

/**
 * An address of the app. Called with a value for each `$name` of its path, in their order, and
 * optional search parameters, it returns the link: `invoice(7)`, `invoices({ customer: 3 })`.
 */
export type PageRoute<Path extends string = string, Names extends string = never> = {
  (...args: [...ParamsOf<Path>, search?: SearchOf<Names>]): string;
  readonly path: Path;
};

/**
 * Declares an address.
 * @param path - with `$name` for each parameter: `/customers/$id/details`
 * @param _search - the names of search parameters that links may set
 */
export function route<const Path extends `/${string}`, const Names extends string = never>(
  path: Path,
  _search: readonly Names[] = [],
): PageRoute<Path, Names> {
  const link = (...args: (Param | SearchOf<Names> | undefined)[]): string => {
    const filled = path.replaceAll(/\$\w+/g, () => encodeURIComponent(args.shift() as Param));
    const given = Object.entries(args[0] ?? {}).filter(([, value]) => (value ?? '') !== '');
    return given.length > 0 ? `${filled}?${new URLSearchParams(given as string[][])}` : filled;
  };
  return Object.assign(link, { path });
}
