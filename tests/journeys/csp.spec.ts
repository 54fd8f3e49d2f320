import { expect, test } from '../support/fixtures.ts';

// What the policy says is tested in http/first-html.spec.ts; that it forbids nothing which the site does itself, by every
// journey: a violation is an error in the console.

/** What the browser says of each attempt below. */
const REFUSALS = [
  /This document requires 'TrustedScript' assignment\. An HTMLScriptElement was directly modified/,
  /Executing inline event handler violates the following Content Security Policy directive 'script-src /,
  /This document requires 'TrustedScript' assignment and no 'default' policy for 'TrustedScript'/,
  /This document requires 'TrustedScriptURL' assignment and the 'default' policy failed to execute/,
  /Connecting to 'https:\/\/elsewhere\.example\/' violates .* directive: "connect-src /,
  /Fetch API cannot load https:\/\/elsewhere\.example\/\. Refused to connect/,
];

test('a script, a handler, text made code and a foreign address stay without effect @core', async ({
  page,
  complaints,
  tolerate,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append("window.ran = 'inline'");
    document.body.append(script);
    const handler = `<img src="data:," onerror="window.ran = 'handler'">`;
    document.body.insertAdjacentHTML('beforeend', handler);
  });
  const forbidden = [
    // In a task of its own: the DevTools protocol allows it in the evaluated function itself.
    () =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => {
          try {
            resolve(globalThis.eval("window.ran = 'eval'") as undefined);
          } catch (error) {
            reject(error as Error);
          }
        });
      }),
    () => void (document.createElement('script').src = "data:text/javascript,window.ran = 'data'"),
    () => fetch('https://elsewhere.example/').then(() => undefined),
  ];
  for (const act of forbidden) await expect(page.evaluate(act)).rejects.toThrow();
  for (const refusal of REFUSALS) {
    tolerate(refusal);
    await expect
      .poll(() => complaints.some((text) => refusal.test(text)), String(refusal))
      .toBe(true);
  }
  expect(await page.evaluate(() => Reflect.has(window, 'ran'))).toBe(false);
});
