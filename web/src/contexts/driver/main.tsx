import { createRoot } from 'react-dom/client';
import { textsPath } from '#shell/texts/device-language.ts';
import { speak, type SpokenTexts } from '#shell/texts/page-texts.ts';
import { readCached, readSaved } from './cached.ts';
import { DriverApp } from './DriverApp.tsx';
import { saveInstallOffer } from './me/install-offer.ts';
import { needsReader } from '#ui/barcode-reader.ts';

saveInstallOffer();
const place = document.getElementById('driver');
if (!place) throw new Error('driver.html has no element with the id driver');

const root = createRoot(place);
const show = (texts: SpokenTexts | undefined): void => {
  if (texts !== undefined) speak(texts);
  root.render(<DriverApp key={texts?.languageName} />);
};

// The texts of the last time are shown at once; another language begins the app anew.
const saved = (await readSaved<SpokenTexts>(textsPath('Driver')).catch(() => null))?.result;
const texts = readCached<SpokenTexts>(textsPath('Driver'));
show(saved ?? (await texts)?.result);
if (saved !== undefined) {
  void texts.then((texts) => {
    if (texts !== null && texts.result.languageName !== saved.languageName) show(texts.result);
  });
}

// Browsers without a barcode reader load one once the app has started, so that it works a day
// without a network.
setTimeout(() => void storeReader().catch(() => undefined), 10_000);

async function storeReader(): Promise<void> {
  if (!navigator.onLine || !(await needsReader())) return;
  await (await import('#ui/wasm-reader.ts')).storeWasm();
}
// Photos and signatures are stored here until the server has them: the browser must not evict them.
void navigator.storage?.persist?.();
