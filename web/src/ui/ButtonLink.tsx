import type { LucideIcon } from 'lucide-react';
import { type ButtonLook, buttonClass, type ButtonSize } from './button-look.ts';
import { AppLink, type AppLinkProps } from './go.tsx';
import { useLabel } from './labels.ts';

type ButtonLinkProps = AppLinkProps & {
  readonly look?: ButtonLook | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: LucideIcon | undefined;
};

/** A link that looks like a button. */
export function ButtonLink({ look, size, icon: Icon, children, ...rest }: ButtonLinkProps) {
  const t = useLabel();
  return (
    <AppLink {...rest} className={`${buttonClass(look, size)} ${rest.className ?? ''}`}>
      {Icon && <Icon size={16} aria-hidden="true" />}
      {t(children)}
    </AppLink>
  );
}
