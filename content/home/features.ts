/** The scene that stands in a pigeonhole. */
export type FeatureScene =
  | 'escalation'
  | 'whatsapp'
  | 'analytics'
  | 'hours'
  | 'languages'
  | 'notes'
  | 'onboarding'
  | 'simulator';

/** One pigeonhole: what it holds, and what that does for a host. */
export interface Feature {
  scene: FeatureScene;
  title: string;
  text: string;
}

/** The copy of the eight pigeonholes. */
export const featuresGrid = {
  eyebrow: { time: '04:55', label: 'What is in the rack' },
  title: 'Eight pigeonholes, and something useful in each.',
  scroller: 'The eight pigeonholes',
  features: [
    {
      scene: 'escalation',
      title: 'Smart escalation',
      text: 'When it does not know, or needs your consent, it asks you. A yes or a no is enough.',
    },
    {
      scene: 'whatsapp',
      title: 'At home on WhatsApp',
      text: 'Guests write where they already write. There is no app to install and no link to open.',
    },
    {
      scene: 'analytics',
      title: 'An analytics dashboard',
      text: 'Response times, guest satisfaction and the questions that keep coming back, on one board.',
    },
    {
      scene: 'hours',
      title: 'Awake 24/7',
      text: '02:14 is an ordinary hour here. The desk is staffed every night of the year.',
    },
    {
      scene: 'languages',
      title: 'The guest’s own language',
      text: 'It reads the message in the language it was written in, and replies in the same one.',
    },
    {
      scene: 'notes',
      title: 'Notes in your PMS',
      text: 'What was agreed goes into the booking note, where your whole team can read it.',
    },
    {
      scene: 'onboarding',
      title: 'Guided onboarding',
      text: 'Connect, describe the house, test, go live. We walk the four steps with you.',
    },
    {
      scene: 'simulator',
      title: 'A response simulator',
      text: 'Ask as if you were the guest, correct the answer, and only then let it speak.',
    },
  ] satisfies Feature[],
} as const;
