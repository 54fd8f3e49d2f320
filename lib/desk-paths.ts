/** The parameter of the list of questions that names the open question for which the form of a new one is open. */
export const ASKED_PARAMETER = 'asked';

/** Stands in the place of a row's id in the address of a new row. */
export const NEW_ROW = 'new';

/**
 * Leads a request for the admin area from the middleware to another page: `missing` where nothing is at the address,
 * `outside-role` where it is not part of the administrator's role.
 */
export const ADMIN_ANSWER_HEADER = 'x-admin-answer';

/** The framework's cookie of draft mode. Its value is new with every build. */
export const DRAFT_COOKIE = '__prerender_bypass';

/** Every address of the admin area, named once. They are apart because public pages send their browsers lib/paths.ts. */
export const deskPaths = {
  home: '/admin',
  faq: '/admin/faq',
  faqAsked: (id: string) => `/admin/faq?${ASKED_PARAMETER}=${id}`,
  coming: '/admin/coming',
  outdatedTranslations: '/admin/outdated-translations',
  administrators: '/admin/administrators',
  search: '/admin/search',
  searchRows: '/admin/search/rows',
  person: '/admin/person',
  personFile: '/admin/person/export',
  outsideRole: '/admin/outside-role',
  collection: (name: string) => `/admin/${name}`,
  new: (name: string) => `/admin/${name}/${NEW_ROW}`,
  export: (name: string) => `/admin/${name}/export`,
  contentFile: '/admin/content-file',
  contentFileItself: '/admin/content-file/file',
  upload: '/admin/media',
  resume: (id: string) => `/admin/applications/${id}/resume`,
  preview: '/admin/preview',
  row: (name: string, key: string) => `/admin/${name}/${encodeURIComponent(key)}`,
} as const;
