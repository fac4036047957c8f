import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';

type RestoredBannerProps = { readonly savedAt: number; readonly onDiscard: () => void };

/** The notice above a form that was restored from a draft. */
export function RestoredBanner({ savedAt, onDiscard }: RestoredBannerProps) {
  const t = useTranslate();
  const { time } = useFormats();
  return (
    <Banner
      tone="info"
      title={t('Draft from {savedAt} restored', { savedAt: time(savedAt) })}
      actions={
        <Button size="small" onClick={onDiscard}>
          Discard
        </Button>
      }
    />
  );
}
