import { buttonVariants } from '@/components/ui/button';
import { morning } from '@/content/home';
import { paths } from '@/lib/paths';
import { Eyebrow } from '../eyebrow';
import { MorningLedger } from './morning-ledger';
import { MorningWindow } from './morning-window';

/** 06:30: the host wakes up, reads the finished ledger, and has one answer left to give. */
export function MorningSection() {
  return (
    <section data-theme="light" aria-labelledby="morning-title">
      <MorningWindow />
      <div
        data-reveal
        className="mx-auto grid max-w-page grid-cols-1 gap-x-12 gap-y-14 overflow-x-clip px-gutter pt-20 pb-section xl:grid-cols-[5fr_7fr] xl:pt-24"
      >
        <div>
          <Eyebrow {...morning.eyebrow} />
          <h2 id="morning-title" className="mb-8 max-w-[8em] text-h2">
            {morning.title}
          </h2>
          <a
            href={paths.app.register}
            data-conversion="cta_start_today"
            className={buttonVariants({ variant: 'tag', size: 'lg' })}
          >
            {morning.action}
          </a>
        </div>
        <MorningLedger />
      </div>
    </section>
  );
}
