/**
 * Thrown by a page whose address names nothing; the router shows the not-found page instead. The
 * router's own `notFound()` will not do: a page that throws it crashes the app when it is left, as
 * the router draws it once more outside of the boundary that caught it.
 */
export class PageNotFound extends Error {}
