type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

let offer: InstallOffer | null = null;

/** Saves the browser's offer to install the app, which comes before a screen can show it. */
export function saveInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
}

/** How this browser installs the app: by a button, by a menu of its own, or not at all. */
export function installWay(): 'installed' | 'offered' | 'share' | 'unknown' {
  // Only Safari on iOS has this property; it tells whether the app was added to the home screen.
  const { standalone } = navigator as { readonly standalone?: boolean };
  if (standalone === true || matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (offer !== null) return 'offered';
  return standalone === false ? 'share' : 'unknown';
}

/** Shows the browser's dialog that installs the app. */
export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
}
