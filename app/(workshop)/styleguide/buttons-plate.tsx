import Link from 'next/link';
import { SubmitButton } from '@/components/forms/submit-button';
import { Badge } from '@/components/ui/badge';
import { Button, type ButtonProps } from '@/components/ui/button';
import { longTexts, plates, samples } from '@/content/styleguide';
import { BothGrounds, State, States } from './both-grounds';
import { Part, Plate } from './plate';

const variants = [
  'tag',
  'default',
  'outline',
  'secondary',
  'ghost',
  'link',
  'destructive',
] as const satisfies readonly ButtonProps['variant'][];
const sizes = ['lg', 'default', 'sm'] as const satisfies readonly ButtonProps['size'][];

/** Buttons in every variant, size and state, and the badge. */
export function ButtonsPlate() {
  return (
    <Plate copy={plates.buttons}>
      {variants.map((variant, index) => (
        <Part
          key={variant}
          name={`Button, ${variant}`}
          file={index === 0 ? 'ui/button.tsx, forms/submit-button.tsx' : undefined}
        >
          <BothGrounds>{() => <ButtonStates variant={variant} />}</BothGrounds>
        </Part>
      ))}
      <Part name="Badge" file="ui/badge.tsx">
        <BothGrounds>{() => <Badges />}</BothGrounds>
      </Part>
    </Plate>
  );
}

function ButtonStates({ variant }: Pick<ButtonProps, 'variant'>) {
  const label = variant === 'destructive' ? samples.remove : samples.action;
  return (
    <States>
      <State name="Default">
        {sizes.map((size) => (
          <Button key={size} variant={variant} size={size}>
            {label}
          </Button>
        ))}
      </State>
      <State name="Link">
        <Button variant={variant} asChild>
          <Link href="#buttons">To the top of this page</Link>
        </Button>
      </State>
      <State name="Disabled">
        <Button variant={variant} disabled>
          {label}
        </Button>
      </State>
      <State name="Busy">
        <SubmitButton variant={variant} pending pendingLabel={samples.saving}>
          {samples.save}
        </SubmitButton>
      </State>
      <State name="Long">
        <Button variant={variant}>{longTexts.button}</Button>
      </State>
    </States>
  );
}

function Badges() {
  return (
    <States>
      <State name="Variants">
        <Badge>Check-in</Badge>
        <Badge variant="secondary">Draft</Badge>
        <Badge variant="destructive">Hidden</Badge>
      </State>
      <State name="Long">
        <Badge>{longTexts.badge}</Badge>
      </State>
    </States>
  );
}
