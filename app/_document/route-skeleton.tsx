import type { ComponentType } from 'react';
import { splitLanguage } from '@/lib/languages/local-path';

interface SkeletonProps {
  /** The words for a screen reader, for which the outlines of a page say nothing. */
  label: string;
}

const skeletons = Object.entries(
  import.meta.glob<{ Skeleton: ComponentType<SkeletonProps> }>('../**/skeleton.tsx', {
    eager: true,
  }),
).map(([file, { Skeleton }]) => ({ route: routeOf(file), Skeleton }));

/** The addresses of the folder of a file, without a language: groups are not part of them, and a parameter is any segment. */
function routeOf(file: string): RegExp {
  const folder = file.replace(/^[.][.](?:[/][[]lang[\]])?|[/]skeleton[.]tsx$|[/][(][^)]+[)]/g, '');
  return new RegExp(`^${folder.replace(/[[][^\]]+[\]]/g, '[^/]+')}$`);
}

/** The skeleton of the page at an address. Loaded when the first navigation is slow, so that no page carries it along. */
export default function RouteSkeleton({ path, label }: SkeletonProps & { path: string }) {
  const place = splitLanguage(path).path;
  const { Skeleton = PageSkeleton } = skeletons.find(({ route }) => route.test(place)) ?? {};
  return (
    <div className="mx-auto max-w-page">
      <Skeleton label={label} />
    </div>
  );
}

function PageSkeleton({ label }: SkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="h-14 max-w-measure bg-secondary" />
      <div className="mt-6 h-5 max-w-[30rem] bg-secondary" />
      <div className="mt-3 h-5 max-w-[26rem] bg-secondary" />
    </div>
  );
}
