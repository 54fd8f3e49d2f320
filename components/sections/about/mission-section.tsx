import { mission } from '@/content/about';
import { SplitSection } from './split-section';

/** What the company is for. */
export function MissionSection() {
  return (
    <SplitSection id="mission-title" copy={mission} className="max-w-[36rem] text-lead">
      {mission.paragraphs.map((paragraph) => (
        <p key={paragraph} className="not-first:mt-5">
          {paragraph}
        </p>
      ))}
    </SplitSection>
  );
}
