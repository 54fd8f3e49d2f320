import type { HowTo, WithContext } from 'schema-dts';
import { absolute } from './absolute.ts';

interface Instruction {
  name: string;
  description: string;
  path: string;
  steps: readonly { title: string; text: string }[];
}

/** Ten minutes and no money (specification, section 9), in the steps that the page shows. */
export function howTo({ name, description, path, steps }: Instruction): WithContext<HowTo> {
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name,
    description,
    totalTime: 'PT10M',
    estimatedCost: { '@type': 'MonetaryAmount', currency: 'EUR', value: 0 },
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
      url: absolute(path),
    })),
  };
}
