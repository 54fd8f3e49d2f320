import { clsx } from 'clsx';
import { sampleArrivals } from '@/content/provider-page';
import { NumberTag } from '../specimens/number-tag';

/** The next arrivals as the desk has them: the door on its tag, the guest, and what was agreed. */
export function Arrivals({ caption, className }: { caption: string; className?: string }) {
  return (
    <figure className={clsx('min-w-0', className)}>
      <ul className="border-t">
        {sampleArrivals.map(({ day, door, guest, language, note }) => (
          <li
            key={door}
            className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-5 border-b py-3 sm:grid-cols-[3rem_minmax(0,1fr)_minmax(0,13rem)]"
          >
            <NumberTag
              number={door}
              className="row-span-2 fill-lamp sm:row-span-1"
              figure="fill-moon"
            />
            <p>
              <b className="font-display text-h4 font-semibold">{guest}</b>
              <span className="block text-small text-muted-foreground">
                {day} November, {language}
              </span>
            </p>
            <p className="text-small font-semibold sm:text-right">{note}</p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-small text-muted-foreground">{caption}</figcaption>
    </figure>
  );
}
