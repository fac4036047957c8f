// Shows the progress of a command to the user.

const tickMs = 1000;

/**
 * Prints `what` and, after one second, the elapsed time.
 *
 * @template T
 * @param {string} what - "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(what, work) {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const tty = process.stderr.isTTY;
  process.stderr.write(`${what} …`);
  let ticks = 0;
  const ticker = setInterval(() => {
    ticks += 1;
    if (tty) process.stderr.write(`\r${what} … ${seconds()}`);
    else if (ticks % 5 === 0) process.stderr.write(` ${ticks} s`);
  }, tickMs);
  let outcome = 'failed';
  try {
    const result = await work();
    outcome = 'done';
    return result;
  } finally {
    clearInterval(ticker);
    process.stderr.write(`${tty ? `\r${what} …` : ''} ${outcome} in ${seconds()}\n`);
  }
}
