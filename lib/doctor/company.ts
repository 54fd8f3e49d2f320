import { factName } from '../company/admin.ts';
import { FACT_NAMES } from '../company/fact-names.ts';
import { isOwnMachine } from '../env/own-machine.ts';
import { reasonOf } from './ask.ts';
import { notChecked, right, wrong, type Line } from './line.ts';
import { askProject, type Project } from './project.ts';

/** Whether a public site states who runs it. */
export async function checkCompany(project: Project): Promise<Line[]> {
  const subject = 'company facts';
  const { siteUrl, url, publishableKey } = project;
  if (!siteUrl || isOwnMachine(siteUrl))
    return [notChecked(subject, 'They are asked for where SITE_URL is public.')];
  if (!url || !publishableKey) return [notChecked(subject, 'There is no usable publishable key.')];
  try {
    const path = '/rest/v1/company_facts?select=name&value=not.is.null';
    const { status, json } = await askProject(project, publishableKey, path);
    if (status !== 200 || !Array.isArray(json))
      return [notChecked(subject, `The project answers ${status} when asked for them.`)];
    const stated = new Set((json as { name: string }[]).map(({ name }) => name));
    const missing = Object.values(FACT_NAMES).filter((name) => !stated.has(name));
    return missing.length === 0
      ? [right(subject, 'All are stated.')]
      : missing.map((name) =>
          wrong(
            subject,
            `Not stated: ${factName(name)}.`,
            'State it in the admin area under Company facts; where there is none, say so there.',
          ),
        );
  } catch (error) {
    return [notChecked(subject, `The project gives no answer (${reasonOf(error)}).`)];
  }
}
