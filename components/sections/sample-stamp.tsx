import { words } from '@/content/words';
import { Stamp } from './stamp';

/** Marks invented people, quotes and figures as samples. Its colours are for the light theme. */
export async function SampleStamp({ className }: { className?: string }) {
  const { testimonials } = await words();
  return <Stamp label={testimonials.sampleLabel} className={className} />;
}
