import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { Exchanged } from '#shell/records/Exchanged.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import type { CarrierCallRow } from './Calls.tsx';
import { purposeText } from './call-text.ts';

type CallDrawerProps = { readonly call: CarrierCallRow | null; readonly onClose: () => void };

/** A carrier request: the request and the response, without secrets. */
export function CallDrawer({ call, onClose }: CallDrawerProps) {
  const t = useTranslate();
  const { exact, number } = useFormats();
  if (call === null) return null;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={purposeText(call.purpose, t)}
      subtitle={exact(call.time)}
    >
      <div className="grid gap-4">
        <KeyValueList
          details={[
            { label: 'State', value: call.isOk ? t('Done') : t('Failed') },
            {
              label: 'Response',
              value: call.answer && <Translated text={call.answerSentence ?? call.answer} />,
            },
            {
              label: 'Duration',
              value: t('{seconds} s', {
                seconds: number(call.duration / 1000, { least: 1, most: 1 }),
              }),
            },
          ]}
        />
        {call.bookingId !== null && (
          <ButtonLink href={paths.booking(call.bookingId)}>Open booking</ButtonLink>
        )}
        {call.purpose === 'Book' || call.purpose === 'Cancel' ? (
          <p className="text-ink-2">{t("The data exchanged is in the booking's log.")}</p>
        ) : (
          <Exchanged request={call.request} response={call.response} />
        )}
      </div>
    </Drawer>
  );
}
