'use client';

import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { authCopy } from '@/content/auth';

const { tabs: copy } = authCopy;

// Without JavaScript nothing could switch the tabs: then they go, and both panels stand one below the other.
const panelClasses = 'noscript:pt-10 noscript:data-[state=inactive]:block';

/** The two forms as tabs. Both stay on the page, so that what was typed survives a look at the other. */
export function AuthTabs({
  signIn,
  signUp,
  defaultTab = 'sign-in',
}: {
  signIn: ReactNode;
  signUp: ReactNode;
  defaultTab?: 'sign-in' | 'sign-up';
}) {
  return (
    <Tabs defaultValue={defaultTab}>
      <TabsList aria-label={copy.label} className="noscript:hidden">
        <TabsTrigger value="sign-in">{copy.signIn}</TabsTrigger>
        <TabsTrigger value="sign-up">{copy.signUp}</TabsTrigger>
      </TabsList>
      <TabsContent value="sign-in" className={panelClasses}>
        <h2 className="mb-5 hidden border-t-[1.5px] border-foreground pt-3 text-h3 noscript:block">
          {copy.signIn}
        </h2>
        {signIn}
      </TabsContent>
      <TabsContent value="sign-up" className={panelClasses}>
        <h2 className="mb-5 hidden border-t-[1.5px] border-foreground pt-3 text-h3 noscript:block">
          {copy.signUp}
        </h2>
        {signUp}
      </TabsContent>
    </Tabs>
  );
}
