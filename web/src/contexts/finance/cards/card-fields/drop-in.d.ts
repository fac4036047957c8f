/**
 * The part of Braintree's drop-in that we use.
 * https://braintree.github.io/braintree-web-drop-in/docs/current
 */
declare module 'braintree-web-drop-in' {
  export type DropIn = {
    /** @throws if fields are missing or invalid; the drop-in shows that at the field. */
    requestPaymentMethod(): Promise<{ readonly nonce: string }>;
    clearSelectedPaymentMethod(): void;
  };
  const dropIn: {
    create(options: {
      readonly authorization: string;
      readonly container: string | HTMLElement;
      readonly card?: object;
    }): Promise<DropIn>;
  };
  export default dropIn;
}
