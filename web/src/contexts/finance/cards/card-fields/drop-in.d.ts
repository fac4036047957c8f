/**
 * What we use of Braintree's drop-in.
 * https://braintree.github.io/braintree-web-drop-in/docs/current
 */
declare module 'braintree-web-drop-in' {
  export type DropIn = {
    /** @throws where fields are missing or wrong; the drop-in says so at the field. */
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
