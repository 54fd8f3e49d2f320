type Job = {
  title: string;
  department: string;
  location: string;
  type: string;
  description: string;
};

const SHORTEST_REST = 40;
const LONGEST = 160;

/** A position in the one or two lines that search results show: what it is, and how its description begins. */
export function describeJob({ title, department, location, type, description }: Job): string {
  const facts = `${title}: ${type}, ${department}, ${location}.`;
  const room = LONGEST - facts.length - 1;
  const begin = description.trim().split(/\s+/).join(' ');
  if (room < SHORTEST_REST) return facts.slice(0, LONGEST);
  if (begin.length <= room) return `${facts} ${begin}`;
  return `${facts} ${begin.slice(0, begin.lastIndexOf(' ', room - 1)).replace(/[,;:.]$/, '')}…`;
}
