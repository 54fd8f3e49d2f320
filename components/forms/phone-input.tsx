import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/input';
import { phoneField } from '@/content/agent-tools';

/** A text field for a phone number. */
export function PhoneInput(props: ComponentProps<'input'>) {
  return <Input type="tel" autoComplete="tel" toolparamdescription={phoneField} {...props} />;
}
