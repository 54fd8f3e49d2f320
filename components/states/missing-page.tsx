import { Missing } from './missing';
import { NotFoundScreen } from './not-found-screen';

/** The page of an address that has nothing to show and no words of its own for it; sent with status 404. */
export function MissingPage() {
  return (
    <>
      <Missing />
      <NotFoundScreen />
    </>
  );
}
