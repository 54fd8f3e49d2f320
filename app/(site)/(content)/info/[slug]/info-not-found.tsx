import { Missing } from '@/components/states/missing';
import { info } from '@/content/info';
import { listInfoPages } from '@/lib/data/website-content';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { drawingOf } from './drawings';
import { InfoFrame } from './info-frame';

/** No visible page has this address. The others are offered beside the specified texts. */
export async function InfoNotFound() {
  // Whether others can be offered must not decide whether the reader learns what is wrong.
  const pages = await skipDuringBuildOutage(() => listInfoPages()).catch(() => undefined);
  return (
    <InfoFrame title={info.notFound.title} drawing={drawingOf(null)} pages={pages ?? []}>
      <Missing />
      <p className="text-lead">{info.notFound.text}</p>
    </InfoFrame>
  );
}
