import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { IconButton } from '../IconButton.tsx';
import { useUiTexts } from '../ui-texts.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password that can be revealed; pasting and password managers work. */
export function PasswordField<Values extends FieldValues = FieldValues>(
  props: Omit<TextFieldProps<Values>, 'type' | 'end'>,
) {
  const words = useUiTexts();
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <IconButton
          label={visible ? words.hidePassword : words.showPassword}
          icon={visible ? EyeOff : Eye}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
