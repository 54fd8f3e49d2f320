import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { AboutHero } from '@/components/sections/about/about-hero';
import { MissionSection } from '@/components/sections/about/mission-section';
import { StorySection } from '@/components/sections/about/story-section';
import { TalkSection } from '@/components/sections/about/talk-section';
import { TeamSection } from '@/components/sections/about/team-section';
import { ValuesSection } from '@/components/sections/about/values-section';
import { pageHeads } from '@/content/page-heads';
import { settings } from '@/lib/env';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...pageHeads[paths.aboutPage], path: paths.aboutPage });

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <MissionSection />
      <StorySection />
      <ValuesSection />
      <TeamSection />
      <TalkSection supportEmail={settings().supportEmail} />
      <RevealOnScroll />
    </>
  );
}
