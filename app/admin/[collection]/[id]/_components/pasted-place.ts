import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const place = new PluginKey<number | null>('pasted-place');

/** Shows an element behind the block in which the text ends that was pasted or dropped last. It is no part of the text. */
export function pastedPlace(element: HTMLElement) {
  return Extension.create({
    name: 'pastedPlace',
    addProseMirrorPlugins: () => [
      new Plugin({
        key: place,
        state: {
          init: (): number | null => null,
          apply: (change, before: number | null) => {
            const { $to, to } = change.selection;
            if (change.getMeta('paste') || change.getMeta('uiEvent') === 'drop')
              return $to.depth > 0 ? $to.after(1) : to;
            return before === null ? null : change.mapping.map(before);
          },
        },
        props: {
          decorations: (state) => {
            const at = place.getState(state) ?? null;
            if (at === null) return null;
            const shown = { key: 'pasted', ignoreSelection: true, stopEvent: () => true };
            return DecorationSet.create(state.doc, [Decoration.widget(at, element, shown)]);
          },
        },
      }),
    ],
  });
}
