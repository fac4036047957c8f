/** Thrown for an input that cannot be solved; the message is for users. */
export class InputRefusal extends Error {
  override readonly name = 'InputRefusal';
}
