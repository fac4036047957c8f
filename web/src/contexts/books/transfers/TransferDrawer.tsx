import { RotateCcw } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { kindWord, recordHref } from '../parts/kind-word.ts';
import type { Transfer } from './Transfers.tsx';
import { useAttempts, useSendAgain } from './calls.ts';
import { statusFamily } from './status-family.ts';

type TransferDrawerProps = { readonly transfer: Transfer; readonly onClose: () => void };

/** A record with every attempt to send it. */
export function TransferDrawer({ transfer, onClose }: TransferDrawerProps) {
  const t = useTranslate();
  const sending = useSendAgain();
  const { id, kind, ourId, number, status, problem, problemSentence } = transfer;
  const href = recordHref(kind, ourId);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${t(kindWord[kind])} ${number}`}
      subtitle={<StatusPill family={statusFamily[status]}>{status}</StatusPill>}
      footer={
        <>
          {href !== undefined && <ButtonLink href={href}>Open record</ButtonLink>}
          <Button
            icon={RotateCcw}
            look="primary"
            working={sending.isPending}
            onClick={() => sending.mutate({ ids: [id] })}
          >
            Send again
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {sending.error && <Banner tone="problem" title={explain(sending.error).message} />}
        {problem !== null && (
          <Banner tone="warning" title={<Translated text={problemSentence ?? problem} />} />
        )}
        <Attempts id={id} />
      </div>
    </Drawer>
  );
}

function Attempts({ id }: { readonly id: number }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('Attempts')}</h3>
      <Awaited query={useAttempts(id)} permission="Finance.Create">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-2">{t('No attempt yet.')}</p>
          ) : (
            <ol className="grid gap-2">
              {items.map((attempt) => (
                <li key={attempt.id}>
                  <p>
                    <span className="num text-ink-2">{dateTime(attempt.time)}</span>{' '}
                    {t(attempt.outcome)}
                  </p>
                  {attempt.message !== null && (
                    <p className="text-ink-2">
                      <Translated text={attempt.messageSentence ?? attempt.message} />
                    </p>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </Awaited>
    </section>
  );
}
