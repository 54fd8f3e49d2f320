import { Missing } from '@/components/states/missing';
import { job as copy } from '@/content/careers';
import { JobFrame } from './job-frame';

/** No position has this address, or it is closed. */
export function JobNotFound() {
  return (
    <JobFrame>
      <Missing />
      <h1 className="max-w-[12em] text-h1">{copy.missing}</h1>
    </JobFrame>
  );
}
