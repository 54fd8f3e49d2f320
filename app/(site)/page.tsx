import { HashScroll } from '@/components/layout/hash-scroll';
import { Hero } from '@/components/sections/hero/hero';

export default function HomePage() {
  return (
    <>
      <Hero />
      <HashScroll />
    </>
  );
}
