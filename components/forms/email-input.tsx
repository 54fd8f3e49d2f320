import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/input';

/** A text field for an e-mail address, which no keyboard begins with a capital and no browser spells. */
export function EmailInput(props: ComponentProps<'input'>) {
  return (
    <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
  );
}
