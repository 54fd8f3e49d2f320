import { survey as copy } from '@/content/survey';
import { HangingTag } from './key-tag';
import { Rack } from './rack';

/** How many tiles stand where the booking systems will hang. */
const TILES = 6;

/** Holds the place of the booking systems while they are read again. */
export function ProviderSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Rack count={TILES}>
        {Array.from({ length: TILES }, (_, index) => (
          <HangingTag key={index} held />
        ))}
      </Rack>
    </>
  );
}
