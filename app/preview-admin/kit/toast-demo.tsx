'use client';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
export function ToastDemo() {
  return (
    <div className="flex gap-4 p-6">
      <Button onClick={() => toast({ title: 'FAQ Created' })}>good</Button>
      <Button
        onClick={() =>
          toast({ title: 'Error', description: 'Failed to save FAQ', variant: 'destructive' })
        }
      >
        bad
      </Button>
    </div>
  );
}
