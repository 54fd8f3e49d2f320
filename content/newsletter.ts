/** Texts of the newsletter box in the footer. */
export const newsletter = {
  title: 'A short letter, when something changes',
  lead: 'Product updates and notes for hosts. No tracking pixels.',
  form: {
    email: 'E-mail',
    placeholder: 'you@example.ch',
    action: 'Subscribe',
    pending: 'Subscribing...',
    done: 'Thank you. The next letter goes to',
    leave: 'One line to us is enough to stop it.',
    failed:
      'Your address could not be stored just now. It is still here: please try again in a minute.',
  },
} as const;
