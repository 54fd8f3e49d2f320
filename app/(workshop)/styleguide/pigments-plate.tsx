import { plates } from '@/content/styleguide';
import { contrastRatio, contrastUse, formatRatio, type ContrastUse } from './contrast';
import { Plate } from './plate';
import { pigment, pigments, type Token } from './tokens';

const uses: Record<ContrastUse, string> = {
  text: 'text',
  edges: 'large text, edges',
  ground: 'no text',
};

/** Every pigment with its value and its contrast on both grounds, computed from the tokens. */
export function PigmentsPlate() {
  return (
    <Plate copy={plates.pigments}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5">
        {pigments.map((token) => (
          <Swatch key={token.name} {...token} />
        ))}
      </ul>
    </Plate>
  );
}

function Swatch({ name, value }: Token) {
  return (
    <li className="min-w-0" data-pigment={name}>
      <svg aria-hidden="true" className="block h-24 w-full border">
        <rect width="100%" height="100%" fill={value} />
      </svg>
      <p className="mt-3 leading-snug font-semibold wrap-anywhere">{name}</p>
      <p className="text-small text-muted-foreground tabular-nums">{value}</p>
      <dl className="mt-2 grid gap-1 text-small leading-snug">
        {['night', 'paper'].map((ground) => (
          <Contrast key={ground} ground={ground} ratio={contrastRatio(value, pigment(ground))} />
        ))}
      </dl>
    </li>
  );
}

function Contrast({ ground, ratio }: { ground: string; ratio: number }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="w-11 text-muted-foreground">{ground}</dt>
      <dd className="flex flex-wrap gap-x-2">
        <b className="w-9 font-semibold tabular-nums">{formatRatio(ratio)}</b>{' '}
        {uses[contrastUse(ratio)]}
      </dd>
    </div>
  );
}
