import { Field } from '@/components/forms/field';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import {
  Sheet,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetTitle,
  SheetTrigger,
} from '@/components/ui/sheet';
import { Textarea } from '@/components/ui/textarea';
import { longTexts, samples } from '@/content/styleguide';

/** A dialog with one field. */
export function DialogSample() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Open the dialog</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{samples.note.label}</DialogTitle>
          <DialogDescription>{longTexts.label}</DialogDescription>
        </DialogHeader>
        <Field id="dialog-note" label={samples.note.label} hint={samples.messages.note}>
          {(control) => <Textarea {...control} placeholder={samples.note.placeholder} />}
        </Field>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button>{samples.save}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** A question before something is deleted. */
export function AlertDialogSample() {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="outline">Ask the question</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Delete the note of Door 7?</AlertDialogTitle>
          <AlertDialogDescription>
            The desk forgets where the cot is. This cannot be undone.
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep it</AlertDialogCancel>
          <AlertDialogAction>{samples.remove}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

/** A panel from one side. */
export function SheetSample({ side }: { side: 'left' | 'right' | 'bottom' }) {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline">Sheet, {side}</Button>
      </SheetTrigger>
      <SheetContent side={side} className="gap-4 p-6">
        <SheetTitle>{samples.title.note}</SheetTitle>
        <SheetDescription>{samples.messages.note}</SheetDescription>
        <SheetClose asChild>
          <Button variant="outline">Close</Button>
        </SheetClose>
      </SheetContent>
    </Sheet>
  );
}
