import type { BrowserContext } from '@playwright/test';

/** What the policy has forbidden so far, in the browser's own words. */
export async function watchViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', (_source, text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, documentURI } = event;
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}
