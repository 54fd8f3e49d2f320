/** What the rules of a form say beside a field. A browser loads the table of its page's language. */
export const fields = {
  firstNameRequired: 'First name is required',
  firstNameTooLong: 'First name can be at most 100 characters',
  lastNameRequired: 'Last name is required',
  lastNameTooLong: 'Last name can be at most 100 characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  emailAsked: 'Please enter a valid email address.',
  phoneRequired: 'Phone number is required',
  phoneTooLong: 'Phone number can be at most 40 characters',
  phoneAsked:
    'Please enter a phone number, for example +41 79 123 45 67, or leave this field empty.',
  countryRequired: 'Country is required',
  countryTooLong: 'Country can be at most 100 characters',
  propertiesRequired: 'Number of properties is required',
  propertiesNotWhole: 'Please enter a whole number',
  propertiesOutOfRange: 'Please enter a number between 1 and 100000',
  twoReadings: 'This can mean {decimals} or {thousands}. Please type the one that you mean.',
  pmsRequired: 'PMS selection is required',
  pmsTooLong: 'PMS can be at most 100 characters',
  otherPmsTooLong: 'Other PMS can be at most 100 characters',
  messageTooLong: 'Message can be at most 2000 characters',
  languageRequired: 'Language is required',
  fullNameTooShort: 'Full name must be at least 2 characters.',
  fullNameTooLong: 'Full name can be at most 200 characters.',
  coverLetterTooLong: 'The cover letter can be at most 10,000 characters.',
  unreadable:
    'A character after “{before}” cannot be read. Please delete it, or type the words around it again.',
  unreadableFirst:
    'The first character cannot be read. Please delete it, or type the words around it again.',
  resumeOfOtherKind: 'Please choose a PDF, DOC or DOCX file.',
  resumeEmpty: 'This file is empty. Please choose another one.',
  resumeTooLarge: 'This file has {size} MB. Please choose one of at most 5 MB.',
  resumeChanged:
    'The file {file} was changed, moved or deleted after you chose it. Please choose it again.',
  resumeOfOtherContent:
    'This file does not hold what its name says. Please save it again as PDF, DOC or DOCX.',
} as const;
