// What a person sees while a command works: what it does, and that it still does.

const tickMs = 1000;

/**
 * Says `what` and, from one second on, how long it has taken.
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
