import { clipText, DESCRIPTION_LENGTH } from '../text/clip-text.ts';

type Job = {
  title: string;
  department: string;
  location: string;
  type: string;
  description: string;
};

/** A position in the one or two lines that search results show: what it is, and how its description begins. */
export function describeJob({ title, department, location, type, description }: Job): string {
  const facts = `${title}: ${type}, ${department}, ${location}.`;
  return clipText(`${facts} ${description}`, DESCRIPTION_LENGTH);
}
