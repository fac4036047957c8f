/** What a guest sees of a list (decisions A-01). */
export const emptyPage = () => ({ items: [], totalCount: 0 });
