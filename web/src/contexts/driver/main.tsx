import { createRoot } from 'react-dom/client';
import { speak } from '#shell/texts/page-texts.ts';
import { readCached } from './cached.ts';
import { DriverApp } from './DriverApp.tsx';
import { saveInstallOffer } from './me/install-offer.ts';
import { needsReader } from '#ui/barcode-reader.ts';

saveInstallOffer();
const place = document.getElementById('driver');
if (!place) throw new Error('driver.html has no element with the id driver');

type Texts = { readonly languageName: string; readonly texts: Readonly<Record<string, string>> };

const texts = await readCached<Texts>('/api/core/language/gettexts');
if (texts !== null) speak(texts.result);
createRoot(place).render(<DriverApp />);

// Browsers without a barcode reader load one once the app has started, so that it works a day
// without a network.
setTimeout(() => void storeReader().catch(() => undefined), 10_000);

async function storeReader(): Promise<void> {
  if (!navigator.onLine || !(await needsReader())) return;
  await (await import('#ui/wasm-reader.ts')).storeWasm();
}
// Photos and signatures are stored here until the server has them: the browser must not evict them.
void navigator.storage?.persist?.();
