/** Returns the empty list that guests see (decisions A-01). */
export const emptyPage = () => ({ items: [], totalCount: 0 });
