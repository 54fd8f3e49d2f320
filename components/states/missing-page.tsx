import { Missing } from './missing';
import { NotFoundScreen } from './not-found-screen';

/** The general 404 page, for routes without one of their own. */
export function MissingPage() {
  return (
    <>
      <Missing />
      <NotFoundScreen />
    </>
  );
}
