import { Spinner } from '@/components/ui/spinner';

export function Skeleton({ label }: { label: string }) {
  return <Spinner label={label} className="py-24 text-lead" />;
}
