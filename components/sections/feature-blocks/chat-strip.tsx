import { summaryScene as scene } from '@/content/feature-scenes/in-the-morning';
import { cn } from '@/lib/utils';

const STEP = 20;

/** Every message of the chat as one stroke: the guest's on the left, the answers on the right. */
export function ChatStrip({ className }: { className?: string }) {
  return (
    <div
      className={cn(
        'relative bg-night forced-color-adjust-none @5xl:before:absolute @5xl:before:inset-y-0 @5xl:before:left-full @5xl:before:w-[50vw] @5xl:before:bg-night',
        className,
      )}
    >
      <svg
        viewBox={`-14 -12 128 ${scene.lengths.length * STEP + 16}`}
        role="img"
        aria-label={scene.strip}
        className="block w-full @5xl:absolute @5xl:inset-0 @5xl:h-full"
      >
        {scene.lengths.map((length, index) => (
          <rect
            key={index}
            x={length < 0 ? 0 : 100 - length}
            y={index * STEP}
            width={Math.abs(length)}
            height={STEP - 7}
            className={length < 0 ? 'fill-moon-soft' : 'fill-lamp-lit'}
          />
        ))}
      </svg>
    </div>
  );
}
