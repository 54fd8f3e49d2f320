import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import { paths } from '@/lib/paths';
import keyOnHook from './key-on-hook.svg';
import { MeantAddress } from './meant-address';
import { Missing } from './missing';

/** The general 404 page with status 404, for routes without a 404 page of their own. */
export function MissingPage() {
  return (
    <>
      <Missing />
      <NotFoundScreen />
    </>
  );
}

/** The content of the general 404 page: in a row of keys, the hook of door 404 is empty. */
export async function NotFoundScreen() {
  const { notFound: copy } = (await words()).states;
  return (
    <div data-theme="dark">
      <RackRow />
      <div className="px-gutter py-20 pt-9 md:pl-[calc(25%+1.5rem)]">
        <h1>
          <span className="mb-4 -ml-[0.04em] block text-[clamp(5rem,11vw,9rem)] leading-[0.85] tracking-[-0.05em] tabular-nums">
            404
          </span>{' '}
          <span className="block text-h2">{copy.title}</span>
        </h1>
        <MeantAddress question={copy.meant} />
        <SiteLink
          href={paths.home}
          className={`${buttonVariants({ variant: 'tag', size: 'lg' })} mt-8`}
        >
          {copy.home}
        </SiteLink>
      </div>
    </div>
  );
}

// The distance of each back wall from the left and the right side, so that the row has one perspective.
const holes = [
  { door: 403, left: 70, right: 10 },
  { door: 404, left: 50, right: 30 },
  { door: 405, left: 30, right: 50 },
  { door: 406, left: 10, right: 70 },
];

/** Open pigeonholes, 360 by 300 each, and the keys in them. The page's words begin under the empty one. */
function RackRow() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-2 border-t border-b-[3px] border-b-night-edge md:grid-cols-4"
    >
      {holes.map(({ door, left, right }) => {
        const end = 360 - right;
        return (
          <svg
            key={door}
            viewBox="0 0 360 300"
            aria-hidden="true"
            className={`w-full border-r md:max-h-[52svh] ${door === 404 || door === 405 ? '' : 'max-md:hidden'}`}
          >
            <path className="fill-night-deep" d={`M0 0h360L${end} 14H${left}z`} />
            <path
              className="fill-night-raised"
              fillOpacity="0.6"
              d={`M0 0L${left} 14V246L0 300zM360 0L${end} 14V246l${right} 54z`}
            />
            <path className="fill-night-raised" d={`M${left} 14H${end}V246H${left}z`} />
            <path className="fill-night-edge" d={`M0 300L${left} 246H${end}L360 300z`} />
            <path
              className="stroke-moon-soft"
              strokeOpacity="0.25"
              fill="none"
              d={`M0 0L${left} 14H${end}L360 0M0 300L${left} 246H${end}L360 300M${left} 14V246M${end} 14V246`}
            />
            <g transform={`translate(${(left + end) / 2 - 40} 14)`}>
              <use href={`${keyOnHook.src}#hook`} />
              {door !== 404 && (
                <>
                  <use href={`${keyOnHook.src}#key`} />
                  <text
                    x="79"
                    y="168"
                    textAnchor="middle"
                    fontSize="32"
                    className="fill-moon font-display font-bold tracking-[-0.02em]"
                  >
                    {door}
                  </text>
                </>
              )}
            </g>
          </svg>
        );
      })}
    </div>
  );
}
