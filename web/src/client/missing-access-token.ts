/**
 * A call that requires a session was made without one. It is apart from the other errors, so that
 * the live stream of the driver's app does not bring the contract with it.
 */
export class MissingAccessTokenError extends Error {
  override readonly name = 'MissingAccessTokenError';
  constructor() {
    super('An accessToken is required to call this method');
  }
}
