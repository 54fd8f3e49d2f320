'use server';
import { faqItemSchema, type FaqSave } from '@/lib/schemas/faq-item';
import type { AuthFormState, DeleteResult, FaqSaveResult } from '@/lib/actions/result';
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
export async function signOut() {
  await wait(1000);
}
export async function save(input: FaqSave): Promise<FaqSaveResult> {
  await wait(900);
  const p = faqItemSchema.safeParse(input.values);
  if (!p.success) return { status: 'invalid', fieldErrors: { question: 'from server' } };
  if (p.data.question.includes('conflict') && input.base?.updated_at !== '2026-03-03T00:00:00Z')
    return {
      status: 'conflict',
      current: {
        id: '2',
        updated_at: '2026-03-03T00:00:00Z',
        question: 'What does it do when it does not know?',
        answer:
          'It asks you.\nThen it tells the guest that the team has been asked, and comes back as soon as you have answered with a yes or a no.',
        category: 'Escalation',
        display_order: 2,
      },
    };
  if (p.data.question.includes('gone') && input.base) return { status: 'conflict', current: null };
  if (p.data.question.includes('invalid'))
    return {
      status: 'invalid',
      fieldErrors: { question: 'This question is on the page already', answer: 'No' },
    };
  if (p.data.question.includes('fail')) return { status: 'failed', message: 'Failed to save FAQ' };
  return { status: 'done' };
}
export async function remove(): Promise<DeleteResult> {
  await wait(900);
  return { status: 'done' };
}
export async function signIn(_: AuthFormState, d: FormData): Promise<AuthFormState> {
  await wait(700);
  const email = String(d.get('email'));
  if (!email.includes('@'))
    return {
      status: 'invalid',
      email,
      fieldErrors: {
        email: 'Please enter a valid email address.',
        password: 'Please enter your password.',
      },
    };
  return { status: 'failed', email, message: 'Invalid login credentials' };
}
export async function signUp(_: AuthFormState, d: FormData): Promise<AuthFormState> {
  await wait(700);
  const email = String(d.get('email'));
  if (!email.includes('@'))
    return {
      status: 'invalid',
      email,
      fieldErrors: {
        email: 'Please enter a valid email address.',
        password: 'Password must be at least 10 characters',
      },
    };
  return { status: 'registered' };
}
