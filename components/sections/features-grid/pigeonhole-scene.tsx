import type { FeatureScene } from '@/content/home/features';
import { AnalyticsScene } from './scenes/analytics-scene';
import { EscalationScene } from './scenes/escalation-scene';
import { HoursScene } from './scenes/hours-scene';
import { LanguagesScene } from './scenes/languages-scene';
import { NotesScene } from './scenes/notes-scene';
import { OnboardingScene } from './scenes/onboarding-scene';
import { SimulatorScene } from './scenes/simulator-scene';
import { WhatsappScene } from './scenes/whatsapp-scene';

const drawings: Record<FeatureScene, () => React.ReactNode> = {
  escalation: EscalationScene,
  whatsapp: WhatsappScene,
  analytics: AnalyticsScene,
  hours: HoursScene,
  languages: LanguagesScene,
  notes: NotesScene,
  onboarding: OnboardingScene,
  simulator: SimulatorScene,
};

/** What stands in a pigeonhole. The heading and the text beside it say the same, so it is hidden from screen readers. */
export function PigeonholeScene({ scene }: { scene: FeatureScene }) {
  const Drawing = drawings[scene];
  return (
    <svg viewBox="0 0 320 250" aria-hidden="true" className="text-[16px] font-medium">
      <Drawing />
    </svg>
  );
}
