/** Texts of the workshop's page of share cards. */
export const shareCardsBook = {
  mark: { time: '07:10', label: 'The workshop, by day' },
  title: 'What travels when a page is shared.',
  lead: 'Every card at its full size, and as small as a messenger shows it. If the title cannot be read in the small one, it is too long.',
  description:
    'Every share card of the site, in full size and as small as a messenger shows it. A page of the workshop, outside production.',
} as const;
