/** What each form of this site asks for, and what for, as the privacy policy says. */
export const formData: readonly { form: string; data: string; purpose: string }[] = [
  {
    form: 'Contact',
    data: 'Name, e-mail, country, number of properties, booking system; phone and message if you give them',
    purpose: 'Answering you, preparing a demonstration',
  },
  {
    form: 'Newsletter',
    data: 'E-mail; when you confirmed it',
    purpose: 'Sending product updates and tips for hosts',
  },
  {
    form: 'Job application',
    data: 'Name, e-mail; phone, cover letter and resume if you add them',
    purpose: 'Deciding on the application',
  },
  {
    form: 'Demo booking',
    data: 'First and last name, language, phone number',
    purpose: 'Creating a demo booking in the connected booking system',
  },
];
