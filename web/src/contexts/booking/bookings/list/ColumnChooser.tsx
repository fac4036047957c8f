import { Check, Columns3 } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Button } from '#ui/Button.tsx';
import { menuPanel, menuRow } from '#ui/menu-look.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type ColumnChooserProps = {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly visible: readonly string[];
  /** Receives `null` for the default columns. */
  readonly onChange: (ids: readonly string[] | null) => void;
};

/** Chooses the columns of a table; the first one is always shown. */
export function ColumnChooser({ columns, visible, onChange }: ColumnChooserProps) {
  const t = useTranslate();
  const toggle = (id: string) =>
    onChange(visible.includes(id) ? visible.filter((each) => each !== id) : [...visible, id]);
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button icon={Columns3}>Columns</Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          data-edge
          className={menuPanel}
        >
          {columns.slice(1).map(({ id, header }) => (
            <Radix.CheckboxItem
              key={id}
              checked={visible.includes(id)}
              onCheckedChange={() => toggle(id)}
              onSelect={(event) => event.preventDefault()}
              className={menuRow}
            >
              <span className="grid size-4 place-items-center text-primary">
                <Radix.ItemIndicator>
                  <Check size={16} aria-hidden="true" />
                </Radix.ItemIndicator>
              </span>
              {header}
            </Radix.CheckboxItem>
          ))}
          <Radix.Separator className="my-1 h-px bg-hairline" />
          <Radix.Item className={menuRow} onSelect={() => onChange(null)}>
            {t('Reset columns')}
          </Radix.Item>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
