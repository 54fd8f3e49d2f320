import { plates } from '@/content/styleguide';
import { MotionSample } from './motion-sample';
import { Part, Plate } from './plate';
import { animations, durations } from './tokens';

/** Every animation, played on demand. */
export function MotionPlate() {
  return (
    <Plate copy={plates.motion}>
      <Part
        name="Animations"
        note="Press one to play it; those that go on stop when they are pressed again."
      >
        <ul className="grid gap-x-6 border-b sm:grid-cols-2 lg:grid-cols-4">
          {animations.map((token) => (
            <li key={token.name} className="border-t">
              <MotionSample {...token} />
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Transitions">
        <dl className="border-b">
          {durations.map(({ name, value }) => (
            <div key={name} className="flex gap-6 border-t py-3">
              <dt className="w-40 font-semibold">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </Plate>
  );
}
