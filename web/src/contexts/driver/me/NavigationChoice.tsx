import { useState } from 'react';
import { t } from '../texts.ts';
import { SelectBox } from '../parts/SelectBox.tsx';
import { chooseApp, chosenApp, navigationApps } from '../stop/navigation-apps.ts';

/** The app that *Navigate* opens. It is first asked for at a stop, and changed here. */
export function NavigationChoice() {
  const [app, setApp] = useState(chosenApp);
  if (app === null) return null;
  const choose = (name: string) => {
    const next = navigationApps.find((each) => each === name) ?? app;
    chooseApp(next);
    setApp(next);
  };
  return (
    <SelectBox
      label={t('Navigate with')}
      value={app}
      options={navigationApps.map((name) => ({ value: name, label: name }))}
      onChoose={choose}
    />
  );
}
