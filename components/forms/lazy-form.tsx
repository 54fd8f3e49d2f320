'use client';

import {
  Activity,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';

const TOUCHES = ['pointerdown', 'focusin', 'submit'] as const;

/**
 * A form that the server draws in full, and whose script is loaded when somebody turns to it: points at it, comes to it
 * by keyboard, sends it, or is led to it by the address. Until then the server's markup stands, and posts by itself.
 *
 * React leaves what stands in an Activity as the server sent it while the component is not there, and keeps what was
 * typed or chosen in it when it comes. A Suspense boundary would do the same, but a long form in one would arrive hidden,
 * for a script to reveal. On a way within the site there is no such markup: there the form loads with its page, and where
 * it cannot be loaded the page is asked for anew.
 *
 * @param id of the element around the form, in its page
 * @param load imports the form; asked again after a failure, when somebody next touches the form
 */
export function lazyForm<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let arrival: Promise<ComponentType<Props>> | undefined;
  let withPage: Promise<ComponentType<Props>> | undefined;
  let touched: Promise<ComponentType<Props>> | undefined;
  /** Sent before its script was there: sent again by that, or by the browser where it cannot be loaded. */
  let held: HTMLFormElement | undefined;

  function arrive() {
    return (arrival ??= load().catch((reason: unknown) => {
      arrival = undefined;
      throw reason;
    }));
  }

  function arriveWithPage() {
    return (withPage ??= arrive().catch(() => Reload));
  }

  function arriveOnceTouched() {
    return (touched ??= new Promise((resolve) => {
      const begin = () =>
        arrive().then(
          (form) => {
            for (const touch of TOUCHES) window.removeEventListener(touch, onTouch, true);
            resolve(form);
          },
          () => {
            held?.submit();
            held = undefined;
          },
        );
      function onTouch(event: Event) {
        if (!isWithin(event.target, id)) return;
        if (event.type === 'submit') {
          event.preventDefault();
          held = event.target as HTMLFormElement;
        }
        void begin();
      }
      // From the window, because React ends the way of an event at the document while its form is not there.
      for (const touch of TOUCHES) window.addEventListener(touch, onTouch, true);
      if (location.hash === `#${id}` || isWithin(document.activeElement, id)) void begin();
    }));
  }

  function Arriving(props: Props) {
    const isInMarkup = useSyncExternalStore(
      neverChanges,
      () => false,
      () => typeof window !== 'undefined',
    );
    const [waits] = useState(isInMarkup);
    const Form = use(waits ? arriveOnceTouched() : arriveWithPage());
    useEffect(() => {
      held?.requestSubmit();
      held = undefined;
    }, []);
    // eslint-disable-next-line react-hooks/static-components -- it is loaded here, once, and not made
    return <Form {...props} />;
  }

  return function LazyForm(props: Props) {
    return (
      <Activity>
        <Arriving {...props} />
      </Activity>
    );
  };
}

function Reload() {
  useEffect(() => window.location.reload(), []);
  return null;
}

function isWithin(target: EventTarget | null, id: string): boolean {
  return target instanceof Element && target.closest(`#${id}`) !== null;
}

function neverChanges() {
  return () => {};
}
