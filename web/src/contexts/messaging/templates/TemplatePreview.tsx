import { filled, samples } from '@waybill/contract/messaging/templates';
import { useFormContext, useWatch } from 'react-hook-form';
import { Panel } from '#ui/Panel.tsx';
import type { TemplateValues } from './template-values.ts';

/** How the message looks for a sample record. Letters are drawn where nothing in them can act. */
export function TemplatePreview() {
  const { control } = useFormContext<TemplateValues>();
  const template = useWatch({ control, name: 'template' });
  const isLetter = template.type.channel === 'Email';
  return (
    <Panel title="Preview">
      <p className="mb-2 font-medium">{filled(template.templatesubjecttitle, samples)}</p>
      {isLetter ? (
        <iframe
          title="Preview of the letter"
          sandbox=""
          srcDoc={filled(template.templatecontent, samples, escaped)}
          className="h-64 w-full rounded-control border border-hairline bg-white"
        />
      ) : (
        <p className="break-words whitespace-pre-line">
          {filled(template.templatecontent, samples)}
        </p>
      )}
    </Panel>
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
