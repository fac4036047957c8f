/** A list query that cannot be answered; `member` is the query's field. */
export class ListRefusal extends Error {
  readonly member: ListMember;
  constructor(member: ListMember, message: string) {
    super(message);
    this.name = 'ListRefusal';
    this.member = member;
  }
}

export type ListMember = 'filter' | 'sorting' | 'skipCount' | 'maxResultCount';

/** What is wrong with a filter, and at which character, counted from 1. */
export class FilterRefusal extends ListRefusal {
  readonly position: number;
  constructor(message: string, position: number) {
    super('filter', `${message} at position ${position}`);
    this.name = 'FilterRefusal';
    this.position = position;
  }
}
