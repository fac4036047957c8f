import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * A socket that collects everything written before the current work yields into one packet and one
 * system call: `begin` with the first statement, and independent statements. A TLS connection works
 * the same, but sends one packet per statement.
 */
export class GatheringSocket extends Socket {
  #gathers = false;

  /** Gives the socket back its `write`, which Node replaces by its own when a socket connects. */
  override connect(...to: unknown[]): this {
    super.connect(...(to as Parameters<Socket['connect']>));
    Reflect.deleteProperty(this, 'write');
    return this;
  }

  override write(
    data: Uint8Array | string,
    encoding?: BufferEncoding | Written,
    written?: Written,
  ): boolean {
    this.#gather();
    // Node accepts the callback in either position.
    return super.write(data, encoding as BufferEncoding, written);
  }

  #gather(): void {
    if (this.#gathers) return;
    this.#gathers = true;
    this.cork();
    process.nextTick(() => {
      this.#gathers = false;
      this.uncork();
    });
  }
}
