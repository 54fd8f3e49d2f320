import { mission } from '@/content/about';
import { SectionMark } from '../section-mark';

/** What the company is for. */
export function MissionSection() {
  return (
    <section data-ground="paper" aria-labelledby="mission-title" className="overflow-x-clip">
      <div
        data-reveal
        className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-gutter py-section xl:grid-cols-12"
      >
        <div className="xl:col-span-7">
          <SectionMark {...mission.mark} />
          <h2 id="mission-title" className="max-w-[12ch] text-h2">
            {mission.title}
          </h2>
        </div>
        <div className="max-w-[36rem] self-end text-lead xl:col-span-5">
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph} className="not-first:mt-5">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
