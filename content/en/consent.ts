import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

/** The label of the button that opens the question again, at the foot of every page. */
export const cookieSettings = 'Cookie settings';

/** The question about cookies. */
export const consent = {
  announcement: 'There is a question about cookies at the start of this page.',
  title: 'May we set cookies?',
  lead: `${brand.name} works without them. With your yes, an analytics tag counts visits and clicks on three buttons.`,
  signal:
    'Your browser sends a privacy signal (Global Privacy Control). We read it as a no: both switches are off, and stay off unless you turn one on here.',
  links: [
    { label: 'Cookie policy', href: paths.cookies },
    { label: 'Privacy', href: paths.privacy },
    { label: 'Terms', href: paths.terms },
  ],
  made: 'Your choice of',
  groupsTitle: 'What you allow',
  groups: {
    necessary: { label: 'Necessary', note: 'Signing in, and this choice. Always on.' },
    analytics: {
      label: 'Analytics',
      note: 'Visits, and clicks on Login, Sign Up, Start Today.',
    },
    marketing: {
      label: 'Marketing',
      note: 'Advertising cookies of the analytics tag. We run no advertising today.',
    },
  },
  acceptAll: 'Accept All',
  rejectAll: 'Reject All',
  save: 'Save Preferences',
} as const;
