import { plates } from '@/content/styleguide';
import { AlertDialogSample, DialogSample, SheetSample } from './overlay-samples';
import { Part, Plate } from './plate';
import { ToastSamples } from './samples';

const sides = ['left', 'right', 'bottom'] as const;

/** What lies over the page, opened by its own button. */
export function OverlaysPlate() {
  return (
    <Plate copy={plates.overlays}>
      <Part
        name="Dialog"
        file="ui/dialog.tsx"
        note="At the foot of the screen on phones, in the middle elsewhere. Escape, the cross and the veil close it."
      >
        <div>
          <DialogSample />
        </div>
      </Part>
      <Part
        name="Alert dialog"
        file="ui/alert-dialog.tsx"
        note="A question that has to be answered. It opens on the answer that changes nothing."
      >
        <div>
          <AlertDialogSample />
        </div>
      </Part>
      <Part name="Sheet" file="ui/sheet.tsx" note="From the left, from the right, from below.">
        <div className="flex flex-wrap gap-3">
          {sides.map((side) => (
            <SheetSample key={side} side={side} />
          ))}
        </div>
      </Part>
      <Part
        name="Toast"
        file="ui/toast.tsx, ui/toast-plain.tsx, ui/use-toast.ts"
        note="Good news goes after six seconds, bad news stays until it is put away. The same news again replaces the older slip; never more than three."
      >
        <ToastSamples />
      </Part>
    </Plate>
  );
}
