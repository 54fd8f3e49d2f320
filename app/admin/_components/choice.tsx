'use client';

import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@/components/ui/select';
import type { TextControlProps } from './picture-input';

/** One of the values of a field. */
export function Choice({ field, control, value, onChange }: TextControlProps) {
  const { required, ...trigger } = control;
  return (
    <Select
      name={field.name}
      defaultValue={value}
      required={required}
      disabled={field.readOnly}
      onValueChange={onChange}
    >
      <SelectTrigger {...trigger}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {Object.entries(field.options ?? {}).map(([stored, shown]) => (
          <SelectItem key={stored} value={stored}>
            {shown}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
