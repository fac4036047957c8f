import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * A socket on which whatever is written before the current work yields leaves in one packet, with
 * one system call: `begin` with the first statement, statements that do not wait for each other. A
 * connection with TLS works the same, but sends a packet for each statement.
 */
export class GatheringSocket extends Socket {
  #gathers = false;

  override write(
    data: Uint8Array | string,
    encoding?: BufferEncoding | Written,
    written?: Written,
  ): boolean {
    this.#gather();
    // Node takes the callback in either place.
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
