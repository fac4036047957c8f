/** The writes of a tenant would wait too long: the pause is given up and tried again. */
export class PauseTooLong extends Error {
  constructor() {
    super('The tenant is too busy to be moved now: its writes would wait too long.');
  }
}
