import { plates } from '@/content/styleguide';
import { OneGround, type Ground } from './both-grounds';
import { MeasuredPair } from './measured';
import { Plate } from './plate';
import { semanticColors } from './tokens';

type Pair = { name: string; color: string; on: string; needs?: number };

/** What a text on the ground itself has to reach, and what an edge that means something has to (WCAG 2.2, AA). */
const TEXT = 4.5;
const EDGE = 3;
const EDGES = ['input', 'ring', 'destructive', 'success', 'warning'];
const TEXTS = ['foreground', 'primary', 'muted-foreground', 'destructive-text'];

const values = new Map(semanticColors.map(({ name, value }) => [name, value]));

/** Every semantic name as it is used: X-foreground on X, texts and edges on the background. */
const pairs: Pair[] = semanticColors.flatMap(({ name, value }) => {
  const ownGround = name.replace(/-?foreground$/, '');
  const pairsOfName: Pair[] = [];
  if (ownGround && ownGround !== name)
    pairsOfName.push({ name, color: value, on: values.get(ownGround) ?? '', needs: TEXT });
  if (TEXTS.includes(name)) pairsOfName.push(onBackground(name, value, TEXT));
  else if (EDGES.includes(name)) pairsOfName.push(onBackground(name, value, EDGE));
  else if (pairsOfName.length === 0 && name !== 'background')
    pairsOfName.push(onBackground(name, value));
  return pairsOfName;
});

/** The semantic names on both grounds, their contrast measured in the browser. */
export function GroundsPlate() {
  return (
    <Plate copy={plates.grounds}>
      <div className="grid min-w-0 grid-cols-1 lg:grid-cols-2">
        {(['paper', 'night'] as const).map((ground) => (
          <Pairs key={ground} ground={ground} />
        ))}
      </div>
    </Plate>
  );
}

function Pairs({ ground }: { ground: Ground }) {
  return (
    <OneGround ground={ground}>
      <ul>
        {pairs.map(({ name, color, on, needs }) => (
          <li
            key={`${name} ${on}`}
            data-pair={`${name} on ${nameOf(on)}`}
            data-needs={needs ?? ''}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3"
          >
            <span className="min-w-0 flex-[1_1_9rem] leading-snug">
              <span className="block font-semibold">{name}</span>
              <span className="text-small text-muted-foreground">on {nameOf(on)}</span>
            </span>
            <span className="flex flex-[1_1_13rem] items-center gap-3">
              <MeasuredPair color={color} on={on} needs={needs} />
            </span>
          </li>
        ))}
      </ul>
    </OneGround>
  );
}

function onBackground(name: string, color: string, needs?: number): Pair {
  return { name, color, on: values.get('background') ?? '', needs };
}

function nameOf(value: string): string {
  return value.replace(/^var\(--|\)$/g, '');
}
