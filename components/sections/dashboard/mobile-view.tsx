import { mobile } from '@/content/dashboard';
import { statusLabels } from '@/content/home';
import { StatusTag } from '../status-tag';
import { ViewHeading } from './view-heading';

const { screen } = mobile;

/** The phone, standing on the lower edge of the section: the question first, below it the other doors. */
export function MobileView() {
  return (
    <article className="flex flex-col gap-9 @5xl:col-span-5 @5xl:col-start-8 @5xl:row-span-2 @5xl:row-start-2 @5xl:pl-10">
      <ViewHeading {...mobile} />
      <div className="mx-auto w-[min(100%,23rem)] grow rounded-t-md bg-[linear-gradient(90deg,theme(colors.ink.DEFAULT)_50%,theme(colors.night.deep)_50%)] px-3 pt-9">
        <div data-theme="light" className="h-full bg-card px-5 pt-6 pb-8 leading-snug">
          <p className="border-l-[6px] border-oxblood pl-4 font-display text-h3 font-medium">
            <time className="block font-sans text-small">{screen.time}</time>
            <b className="font-bold">{screen.door}</b> {screen.question}
          </p>
          <p className="grid grid-cols-2 gap-3 py-6 text-center font-display text-[2.25rem] leading-none font-bold">
            <span className="bg-lamp pt-7 pb-9 text-moon forced-colors:border">{screen.yes}</span>{' '}
            <span className="border-[1.5px] border-foreground pt-7 pb-9">{screen.no}</span>
          </p>
          <ul>
            {screen.rows.map(({ door, text, status }) => (
              <li key={door} className="flex items-center justify-between border-t py-3">
                <span>
                  <b className="font-semibold">Door {door}</b> {text}
                </span>
                <StatusTag status={status} paper>
                  <span className="sr-only">{statusLabels[status]}</span>
                </StatusTag>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
