/**
 * Thrown by a page whose record does not exist; the router shows the not-found page instead. The
 * router's own `notFound()` is not suitable: a page that throws it crashes the app when it is left,
 * as the router renders it once more outside the boundary that caught it.
 */
export class PageNotFound extends Error {}
