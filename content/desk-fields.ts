/** The sentences of the rules of the desk's fields, by the label of the field. */
export const fieldRules = {
  required: (label: string) => `${label} is required`,
  tooShort: (label: string, least: number) => `${label} must be at least ${least} characters`,
  tooLong: (label: string, most: number) => `${label} can be at most ${most} characters`,
  notWhole: (label: string) => `${label} must be a whole number`,
  outOfRange: (label: string, least: number, most: number) =>
    `${label} must be between ${least} and ${most}`,
  noDay: (label: string) => `${label} must be a date`,
  noMoment: (label: string) => `${label} must be a day with its time`,
  noChoice: (label: string) => `Choose one of the values of ${label}`,
} as const;
