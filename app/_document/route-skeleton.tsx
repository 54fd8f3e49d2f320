import type { ComponentType } from 'react';
import { skeletons as words } from '@/content/en/states';

const skeletons = Object.entries(
  import.meta.glob<{ Skeleton: ComponentType }>('../**/skeleton.tsx', { eager: true }),
).map(([file, { Skeleton }]) => ({ route: routeOf(file), Skeleton }));

/** The addresses of the folder of a file: groups are not part of them, and a parameter is any segment. */
function routeOf(file: string): RegExp {
  const folder = file.replace(/^[.][.]|[/]skeleton[.]tsx$|[/][(][^)]+[)]/g, '');
  return new RegExp(`^${folder.replace(/[[][^\]]+[\]]/g, '[^/]+')}$`);
}

/** The skeleton of the page at an address. Loaded when the first navigation is slow, so that no page carries it along. */
export default function RouteSkeleton({ path }: { path: string }) {
  const { Skeleton = PageSkeleton } = skeletons.find(({ route }) => route.test(path)) ?? {};
  return (
    <div className="mx-auto max-w-page">
      <Skeleton />
    </div>
  );
}

function PageSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{words.page}</span>
      <div className="h-14 max-w-measure bg-secondary" />
      <div className="mt-6 h-5 max-w-[30rem] bg-secondary" />
      <div className="mt-3 h-5 max-w-[26rem] bg-secondary" />
    </div>
  );
}
