import { bigLook } from '../parts/BigButton.tsx';
import { ScreenHeading } from '../parts/ScreenHeading.tsx';
import { t } from '../texts.ts';

/** An address of a stop that this phone does not know. */
export const StopGonePage = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <ScreenHeading>{t('This stop is no longer on your run.')}</ScreenHeading>
    <a href="#/run" className={bigLook('plain')}>
      {t('Back to the run')}
    </a>
  </div>
);
