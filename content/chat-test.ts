/** Texts of the page for trying out the support chat. */
export const chatTest = {
  eyebrow: { time: '11:20', label: 'Test page' },
  title: 'A page for trying the support chat',
  description:
    'A placeholder page on which the support chat can be tried out. The chat is loaded from a third party, and only for visitors who agree to that.',
  states: {
    asking: 'Checking whether a support chat is set up.',
    none: 'No support chat is set up here, so nothing is loaded.',
    consent:
      'The chat comes from a third party. It is loaded once you allow marketing cookies, under Cookie settings at the foot of the page.',
    loading: 'The support chat is loading.',
    loaded: 'The support chat has been loaded.',
    failed: 'The support chat could not be loaded.',
  },
  needsScript: 'The support chat needs JavaScript, which is switched off here.',
} as const;
