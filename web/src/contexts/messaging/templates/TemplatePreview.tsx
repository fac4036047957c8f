import { filled, samples } from '@waybill/contract/messaging/templates/shapes';
import { Monitor, Send, Smartphone, Type } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { type TemplateValues, textOf } from './template-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { usePreview, useSendTestMessage } from './calls.ts';

type View = 'desktop' | 'phone' | 'plain';

const debounce_ms = 500;

/**
 * Previews the message for the newest record of its kind, or for sample data if there is none.
 * E-mails are shown in a frame without scripts. `id` names a saved template.
 */
export function TemplatePreview({ id }: { readonly id: string | null }) {
  const t = useTranslate();
  const { control } = useFormContext<TemplateValues>();
  const template = useWatch({ control, name: 'template' });
  const [view, setView] = useState<View>('desktop');
  const text = { ...textOf(template), customerid: template.customerid };
  const settled = useDebounced(JSON.stringify(text), debounce_ms);
  const { data, error } = usePreview(
    JSON.parse(settled) as typeof text,
    template.type.name !== null,
  );
  const isEmail = template.type.channel === 'Email';
  const visible = (error ? undefined : data) ?? sampled(template, isEmail);
  return (
    <Panel
      title="Preview"
      actions={
        isEmail && (
          <SegmentedControl
            label="Preview as"
            value={view}
            onChange={setView}
            options={[
              { value: 'desktop', label: 'Desktop', icon: Monitor },
              { value: 'phone', label: 'Phone', icon: Smartphone },
              { value: 'plain', label: 'Plain text', icon: Type },
            ]}
          />
        )
      }
    >
      <div className="grid gap-3">
        <p className="text-meta text-ink-3">
          {visible.record === null
            ? t('Filled with sample data')
            : t('Filled with data from {record}', { record: visible.record })}
        </p>
        <p className="font-medium break-words">{visible.subject}</p>
        {isEmail && view !== 'plain' ? (
          <iframe
            title={t('E-mail preview')}
            sandbox=""
            srcDoc={visible.body}
            className={`h-80 rounded-control border border-hairline bg-white ${
              view === 'phone' ? 'w-[360px] max-w-full' : 'w-full'
            }`}
          />
        ) : (
          <p className="break-words whitespace-pre-line">{visible.text}</p>
        )}
        <SendTest template={{ ...text, id }} disabled={template.type.name === null} />
      </div>
    </Panel>
  );
}

type SendTestProps = {
  readonly template: ReturnType<typeof textOf> & { readonly id: string | null };
  readonly disabled: boolean;
};

function SendTest({ template, disabled }: SendTestProps) {
  const toast = useToast();
  const sending = useSendTestMessage();
  return (
    <>
      {sending.error && <Banner tone="problem" title={explain(sending.error).message} />}
      <span>
        <Button
          icon={Send}
          size="small"
          working={sending.isPending}
          disabledReason={disabled ? 'Choose a type first' : null}
          onClick={() =>
            sending.mutate(
              { template },
              {
                onSuccess: ({ to }) =>
                  toast({ title: 'Test e-mail is being sent', description: to, tone: 'success' }),
              },
            )
          }
        >
          Send me a test e-mail
        </Button>
      </span>
    </>
  );
}

function sampled(template: TemplateValues['template'], isEmail: boolean) {
  const { templatesubjecttitle: subject, templatecontent: content } = template;
  const text = filled(content, samples);
  return {
    subject: filled(subject, samples),
    body: isEmail ? filled(content, samples, escaped) : text,
    text,
    record: null,
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
