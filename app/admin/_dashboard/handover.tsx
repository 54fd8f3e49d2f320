import type { ReactNode } from 'react';
import { adminCopy } from '@/content/admin';
import { openQuestions } from '@/content/open-questions';
import type { Collection } from '@/lib/collections/collection';
import { listKeys } from '@/lib/collections/row-store';
import { companyFacts } from '@/lib/company/admin';
import { FACT_NAMES, listFacts, REQUIRED_FACTS } from '@/lib/company/fact-names';
import { getCompanyFacts } from '@/lib/company/facts';
import { positions } from '@/lib/careers/admin';
import { shownCount } from '@/lib/desk/inbox/shown-count';
import { countSamples, listUndescribed } from '@/lib/desk/overview/handover';
import { listAdministrators } from '@/lib/desk/people/administrators';
import { faqItems } from '@/lib/faq/admin';
import { deskPaths } from '@/lib/desk-paths';
import { pictures } from '@/lib/pictures/admin';
import { productUpdates } from '@/lib/updates/admin';
import { DeskLink } from '../_components/desk-link';
import { Part, reader } from './part';

const { handover: copy, overview } = adminCopy;

/** The steps that are done once, when a company takes over the desk; nothing when all are done. */
export async function Handover() {
  const steps = await Promise.all([
    UnstatedFacts(),
    SecondOwner(),
    Samples(productUpdates),
    Samples(positions),
    Undescribed(),
    Questions(),
  ]);
  const open = steps.filter((step) => step !== null);
  if (open.length === 0) return null;
  return (
    <Part id="handover" title={copy.title} lead={copy.lead}>
      <ul className="mt-4 border-t-[1.5px] border-foreground">{open}</ul>
    </Part>
  );
}

/** One thing to do: where, and why. */
function Step({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <li className="border-b py-2">
      <DeskLink
        href={href}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 pointer-fine:sm:min-h-8"
      >
        {label}
      </DeskLink>
      <p className="text-small text-muted-foreground">{children}</p>
    </li>
  );
}

/** The facts about the company that owners have not stated: visitors see nothing of them. */
async function UnstatedFacts() {
  if ((await reader()).role !== 'owner') return null;
  const facts = await getCompanyFacts();
  const missing = listFacts().filter((fact) => !facts[fact]);
  if (missing.length === 0) return null;
  const required = REQUIRED_FACTS.filter((fact) => missing.includes(fact));
  return (
    <Step
      key="facts"
      href={deskPaths.collection(companyFacts.name)}
      label={copy.facts(missing.length)}
    >
      {copy.required(required.map((fact) => FACT_NAMES[fact]))}
    </Step>
  );
}

async function SecondOwner() {
  const { client, role } = await reader();
  if (role !== 'owner') return null;
  const owners = (await listAdministrators(client)).filter((one) => one.role === 'owner');
  if (owners.length > 1) return null;
  return (
    <Step key="owner" href={deskPaths.administrators} label={copy.owner}>
      {copy.ownerWhy}
    </Step>
  );
}

async function Samples(collection: Collection) {
  const { client, own } = await reader();
  if (!own.includes(collection)) return null;
  const count = await countSamples(client, collection);
  if (count === 0) return null;
  const { name, labels } = collection;
  return (
    <Step
      key={name}
      href={deskPaths.collection(name)}
      label={copy.samples(shownCount(count), count === 1 ? labels.one : labels.many.toLowerCase())}
    >
      {copy.samplesWhy}
    </Step>
  );
}

async function Undescribed() {
  const { client, own } = await reader();
  if (!own.includes(pictures)) return null;
  const [first, ...others] = await listUndescribed(client);
  if (!first) return null;
  return (
    <Step
      key="pictures"
      href={deskPaths.row(pictures.name, first)}
      label={copy.pictures(shownCount(others.length + 1))}
    >
      {copy.picturesWhy}
    </Step>
  );
}

/** The questions of hosts that the help page does not answer yet. */
async function Questions() {
  const { client } = await reader();
  const ids = openQuestions.map(({ id }) => id);
  const answered = await listKeys(client, faqItems, ids);
  const open = openQuestions.filter(({ id }) => !answered.includes(id));
  if (open.length === 0) return null;
  return (
    <li key="questions" className="border-b py-2">
      <section aria-labelledby="open-questions">
        <details>
          <summary className="min-h-11 cursor-pointer content-center pointer-fine:sm:min-h-8">
            <h3
              id="open-questions"
              className="inline-block font-sans text-body font-medium tracking-normal"
            >
              {overview.openQuestions}
            </h3>{' '}
            <span className="text-small text-muted-foreground">({open.length})</span>
          </summary>
          <ul className="mt-1">
            {open.map(({ id, question }) => (
              <li key={id} className="border-t">
                <DeskLink
                  href={deskPaths.faqAsked(id)}
                  className="inline-flex min-h-11 items-center py-1 text-small underline underline-offset-4"
                >
                  {question}
                </DeskLink>
              </li>
            ))}
          </ul>
        </details>
        <p className="text-small text-muted-foreground">{overview.openQuestionsLead}</p>
      </section>
    </li>
  );
}
