import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/badge';
import { Spinner } from '@/components/ui/spinner';
import { Skeleton } from '@/components/ui/skeleton';
import { FormMessage } from '@/components/forms/form-message';
import { FaqTableSkeleton } from '@/components/admin/faq-table-skeleton';
import { ToastDemo } from './toast-demo';
const v = ['tag', 'default', 'outline', 'secondary', 'ghost', 'link', 'destructive'] as const;
export default function Page() {
  return (
    <main>
      {(['paper', 'night'] as const).map((g) => (
        <div key={g} data-ground={g} className="grid gap-6 p-6">
          {(['sm', 'default', 'lg'] as const).map((s) => (
            <div key={s} className="flex flex-wrap items-center gap-4">
              {v.map((x) => (
                <Button key={x} variant={x} size={s}>
                  {x} {s}
                </Button>
              ))}
              <Button size={s} disabled>
                off
              </Button>
            </div>
          ))}
          <div className="flex gap-4">
            <Badge>General</Badge>
            <Badge variant="secondary">Draft</Badge>
            <Badge variant="destructive">Sample</Badge>
            <Spinner label="Loading" />
          </div>
          <Skeleton className="w-60" />
          <FormMessage title="Note">
            <p>A note about the form.</p>
          </FormMessage>
          <FormMessage variant="success" title="Saved">
            <p>It is on the page.</p>
          </FormMessage>
          <FormMessage variant="error" title="Not saved">
            <p>Something is missing.</p>
          </FormMessage>
          <FaqTableSkeleton rows={2} />
        </div>
      ))}
      <ToastDemo />
    </main>
  );
}
