/** An invalid list query; `member` is the query's field. */
export class ListRefusal extends Error {
  readonly member: ListMember;
  constructor(member: ListMember, message: string) {
    super(message);
    this.name = 'ListRefusal';
    this.member = member;
  }
}

export type ListMember = 'filter' | 'sorting' | 'skipCount' | 'maxResultCount';

/** The fault of a filter, and its character position, counted from 1. */
export class FilterRefusal extends ListRefusal {
  readonly position: number;
  constructor(message: string, position: number) {
    super('filter', `${message} at position ${position}`);
    this.name = 'FilterRefusal';
    this.position = position;
  }
}
