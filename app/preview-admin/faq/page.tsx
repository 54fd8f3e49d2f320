import { Suspense } from 'react';
import { cookies } from 'next/headers';
import { AdminShell } from '@/components/admin/admin-shell';
import { FaqManager } from '@/components/admin/faq-manager';
import { isSidebarCollapsed } from '@/components/admin/sidebar-settings';
import { remove, save, signOut } from '../actions';
const q: [string, string | null, number | null][] = [
  ['Does it tell guests that it is an AI?', 'General', 1],
  ['What happens when it does not know the answer?', 'Escalation', 2],
  [
    'Which requests need my approval, and what is the guest told while I am asleep and have not yet answered the question of the extra person?',
    'Escalation',
    3,
  ],
  ['Does it work with my booking system?', 'Integrations', 4],
  ['What do I pay while I try it?', 'Pricing', 10],
  ['Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungszeremonie?', null, null],
];
async function P({ searchParams }: { searchParams: Promise<{ c?: string; empty?: string }> }) {
  const { c, empty } = await searchParams;
  await cookies();
  return (
    <AdminShell defaultCollapsed={isSidebarCollapsed(c)} signOut={signOut}>
      <FaqManager
        items={
          empty
            ? []
            : q.map(([question, category, display_order], i) => ({
                id: String(i),
                updated_at: '2026-01-01T00:00:00Z',
                question,
                category,
                display_order,
                answer: 'Yes, in its first message to every guest.\nAnd whenever they ask.',
              }))
        }
        save={save}
        remove={remove}
      />
    </AdminShell>
  );
}
export default function Page(p: { searchParams: Promise<{ c?: string }> }) {
  return (
    <Suspense>
      <P {...p} />
    </Suspense>
  );
}
