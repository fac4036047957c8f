/** PDFs for the tests of the worker that draws them. */

export async function drawGreeting(name: string): Promise<Buffer> {
  return Buffer.from(`Good day, ${name}`);
}

export async function drawNothing(): Promise<Buffer> {
  throw Object.assign(new Error('There is no ink.'), { name: 'InkRefusal' });
}

export async function drawForEver(): Promise<Buffer> {
  return await new Promise(() => undefined);
}

export async function drawTheEnd(): Promise<Buffer> {
  process.exit(7);
}
