import { deskRoles } from './desk-roles.ts';

/** A row of any list. */
type Kept = Readonly<Record<string, unknown>>;

/** Texts of the admin area. */
export const adminCopy = {
  needsScript: 'The contents of this site are managed with JavaScript, which is switched off here.',
  signOutFailed:
    'You are still signed in: the server cannot be reached. Please check your connection and try again.',
  unavailable: 'The admin area cannot be reached at the moment. Please try again.',
  navigation: {
    label: 'Admin',
    dashboard: 'Dashboard',
    search: 'Search',
    groups: { inbox: 'Inbox', content: 'Content', site: 'Site', tools: 'Tools' },
    unread: 'unread',
    notCounted: 'could not be counted',
    viewSite: 'View site',
    person: 'A person’s data',
    coming: 'Coming up',
    translations: 'Old translations',
    administrators: 'Administrators',
    logout: 'Logout',
    menu: 'Menu',
    close: 'Close menu',
    collapse: 'Collapse sidebar',
    expand: 'Expand sidebar',
  },
  dashboard: {
    title: 'Welcome to the desk',
    lead: 'What you change here is on the public pages with the next visit.',
    changes: 'Changed last',
    loadingChanges: 'Loading the last changes',
    noChanges: 'Nothing has been changed yet.',
    firstArticle: 'Write the first article',
    allRead: 'Nothing is unread.',
    tryContact: 'Send the contact form once, as a visitor would, to see what arrives.',
    inbox: 'Sent by visitors',
    newCount: (count: string) => `${count} new`,
    longest: 'the oldest from',
    arrived: (counts: readonly string[], moment: string) =>
      counts.length > 0
        ? `Since your last visit on ${moment}: ${listed(counts)}.`
        : `Nothing has come in since your last visit on ${moment}.`,
    mails: 'Mails that were not sent',
    givenUp: (count: string, codes: readonly string[]) =>
      `${count === '1' ? 'One mail was' : `${count} mails were`} given up${becauseOf(codes)}.`,
    retried: (count: string, codes: readonly string[]) =>
      `${count === '1' ? 'One mail' : `${count} mails`} could not be sent yet${becauseOf(codes)}. The server tries again by itself.`,
    sendAgain: 'Send again',
    sendingAgain: 'Sending again...',
    sentAgain: (count: number) =>
      count === 0
        ? 'No mail was waiting to be sent again'
        : `${count === 1 ? 'One mail is' : `${count} mails are`} to be sent again`,
    sentAgainHint: 'The server tries within seconds. What fails again is shown here.',
    sendAgainFailed: 'Nothing was sent again. Please try once more.',
  },
  search: {
    title: 'Search',
    lead: 'Every list at once: questions, articles, pages, and what visitors sent.',
    label: 'Search all lists',
    loading: 'Searching',
    nothing: (search: string) => `Nothing in any list matches “${search}”.`,
    all: (many: string) => `All results in ${inSentence(many)}`,
    failed: (lists: readonly string[]) =>
      `${listed(lists)} could not be searched. Please try again.`,
    palette: {
      title: 'Go to',
      lead: 'A list, a row or a page. The arrow keys move, Enter opens, Escape closes.',
      label: 'Search every list and page',
      loading: 'Loading...',
      writing: 'Write',
      pages: 'Pages',
      nothing: (search: string) => `Nothing matches “${search}”.`,
      more: (search: string) => `All results for “${search}”`,
      found: (count: number) => (count === 1 ? 'One result' : `${count} results`),
      failed: 'The lists could not be searched. Check your connection and type again.',
      signedOut: 'You are no longer signed in as an administrator. Sign in again in another tab.',
      notLoaded: 'This could not be loaded. Check your connection and reload the page.',
    },
  },
  overview: {
    reviews: 'To be read again',
    reviewsLead:
      'Their day of review has come. Check that they still hold, then choose a later day.',
    due: 'Due',
    nothingDue:
      'Nothing. A text is named here on the day under “Review by” in its form, before it appears or ends by itself, while it is a draft, and when a translation is older than its original.',
    dueOn: (one: string) => `${capitalised(one)}, due`,
    drafts: 'Drafts',
    changedOn: (one: string) => `${capitalised(one)}, changed`,
    coming: 'Coming up',
    allComing: 'Everything that is coming',
    failed: 'This part could not be read. Reload the page in a minute; nothing is lost.',
    openQuestions: 'Questions without an answer',
    openQuestionsLead:
      'Hosts ask these before they start. Nothing is public until you have written the answer.',
  },
  handover: {
    title: 'Left to set up',
    lead: 'Done once; then this list is gone.',
    facts: (count: number) =>
      count === 1 ? 'One company fact is not stated' : `${count} company facts are not stated`,
    required: (facts: readonly string[]) =>
      facts.length > 0
        ? `The law asks a public site for ${listed(facts.map(inSentence))}.`
        : 'Visitors see nothing of what is not stated.',
    owner: 'There is one owner only',
    ownerWhy: 'With a second one the desk stays open when an account is lost.',
    samples: (count: string, noun: string) =>
      count === '1' ? `One ${noun} is a sample` : `${count} ${noun} are samples`,
    samplesWhy: 'They are made up, and their pages say so. Replace or delete them.',
    pictures: (count: string) =>
      count === '1' ? 'One picture has no description' : `${count} pictures have no description`,
    picturesWhy: 'The link opens the first. People who cannot see it hear nothing of it.',
  },
  administrators: {
    title: 'Administrators',
    lead: 'Who may open this area, and what each may do.',
    loading: 'Loading the administrators',
    listTitle: 'With access',
    roles: deskRoles,
    may: (role: keyof typeof deskRoles) => `${capitalised(deskRoles[role].may)}.`,
    role: 'Role',
    roleOf: (email: string) => `Role of ${email}`,
    changed: (email: string, role: string) => `${email} has the role ${role} now`,
    you: '(you)',
    waiting: 'Gets in once a new password was chosen through the mailed link.',
    lastNote: 'The last owner stays one.',
    ownNote: 'Another owner changes your role.',
    take: 'Take access away',
    of: (email: string) => `from ${email}`,
    takeTitle: 'Take the access away?',
    takeText: 'The account stays, and can no longer open the admin area:',
    taken: (email: string) => `${email} has no access any more`,
    giveTitle: 'Give access',
    giveText:
      'A person without an account is invited by mail. The mail names you, the role and the day on which the invitation ends.',
    email: 'E-mail',
    give: 'Give access',
    giving: 'Giving access...',
    given: (email: string) => `${email} has access now`,
    invited: (email: string) => `${email} is invited`,
    invitedHint: 'A mail with a link is on its way. The invitation is good for seven days.',
    mailed: (email: string) => `${email} was mailed a few minutes ago`,
    mailedHint:
      'There is no second mail within ten minutes. The invitation is good for seven days from now.',
    invitationsTitle: 'Invited, and not here yet',
    invitation: (role: string, by: string) => `As ${role}, by ${by}`,
    invitedAt: (at: string, until: string) => `Invited on ${at}, good until ${until}`,
    sendAgain: 'Send again',
    sendAgainTo: (email: string) => `the invitation to ${email}`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `the invitation of ${email}`,
    withdrawn: (email: string) => `The invitation of ${email} is withdrawn`,
    unknown: 'No account with access has this address any more. Reload the page.',
    last: 'This is the last owner. Make another person an owner first.',
    failed: 'The access could not be changed. Please try again.',
  },
  person: {
    title: 'A person’s data',
    lead: 'What is kept about one person, in all lists: to be handed over, or erased.',
    loading: 'Searching all lists',
    search: 'E-mail address or telephone number',
    find: 'Find',
    nothing: (search: string) => `Nothing is kept about ${search}.`,
    maybe: {
      title: 'Maybe the same person',
      text: 'Most providers deliver other spellings to the same mailbox, some do not; and a number in a form may be another person’s. Choose only what you know to be this person’s. The file names what you chose, with your address.',
      rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
      more: 'No more than these are shown. Search for another spelling to see others.',
      choose: 'Show with the chosen ones',
    },
    lists: {
      job_applications: 'Applications',
      contact_requests: 'Contact requests',
      demo_bookings: 'Demo bookings',
      newsletter_subscriptions: 'Newsletter',
      outbox: 'Mails',
      invitations: 'Invitations to this area',
      accounts: 'Accounts',
    },
    /** The names of a row. */
    rows: {
      job_applications: (row: Kept) => `${row.full_name}, ${row.email}: ${row.job_title}`,
      contact_requests: (row: Kept) => `${row.first_name} ${row.last_name}, ${row.email}`,
      demo_bookings: (row: Kept) =>
        [row.first_name, row.last_name, row.phone_number].filter(Boolean).join(' '),
      newsletter_subscriptions: (row: Kept) => String(row.email),
      outbox: (row: Kept) =>
        `${capitalised(String(row.template).replaceAll('-', ' '))}, to ${row.recipient ?? 'the site'}`,
      invitations: (row: Kept) => `${row.email}, as ${row.role}`,
      accounts: (row: Kept) => (row.role ? `${row.email}, as ${row.role}` : String(row.email)),
    },
    since: (moment: string) => `since ${moment},`,
    until: (moment: string) => `until ${moment}`,
    /** The note on a row that is not deleted by its age. */
    stays: {
      job_applications: '',
      contact_requests: '',
      demo_bookings: 'until the stay has ended',
      newsletter_subscriptions: 'until a month after it is ended',
      outbox: '',
      invitations: '',
      accounts: 'until it is closed',
    },
    fileTitle: 'Everything as one file',
    fileText:
      'For a person who asks what is kept, and for moving it elsewhere (GDPR, articles 15 and 20): every row above. A resume is named with the link under which you open it.',
    file: 'Save as JSON',
    fileFailed: 'The file could not be made. Please try again in a minute.',
    eraseTitle: 'Erase everything',
    eraseText:
      'For a person who asks for it (GDPR, article 17): every row above, with notes, history, mails and resume. Who erased how much is recorded, and not about whom.',
    limits: {
      title: 'This stays',
      administrator: (email: string) =>
        `The account ${email} is an administrator’s. An owner takes the access away first.`,
      owner: 'Accounts and invitations are erased by an owner.',
      booking: (reference: string) =>
        `The booking system has the booking too${reference ? ` (${reference})` : ''}. Cancel it there.`,
      log: 'The log of the sign-in service, which deletes it after a time of its own.',
    },
    erase: 'Erase for good',
    question: 'Erase all of this for good?',
    questionText: 'It cannot be brought back:',
    counts: (counts: Readonly<Record<string, number | undefined>>): string[] =>
      Object.entries(adminCopy.person.lists).flatMap(([list, label]) =>
        counts[list] ? `${label}: ${counts[list]}` : [],
      ),
    noRows: 'nothing',
    nothingToErase: 'Nothing of this can be erased here.',
    erased: 'Everything is erased for good',
    fileKept:
      'A file could not be removed yet. Nobody can open it any more, and the server removes it within a day.',
    changed: 'Something was added or deleted in the meantime. Read the lists again, then erase.',
    failed: 'Nothing was erased. Please try again.',
    erasures: 'Erased by',
  },
  outsideRole: {
    title: 'Not part of your role',
    sentence: (role: string) =>
      `You are signed in as ${role}. This page is not part of that role; an owner can change it.`,
    back: 'Back to the dashboard',
  },
  history: {
    title: 'History',
    operations: { insert: 'Created', update: 'Changed', delete: 'Deleted' },
    by: (editor: string | null) => (editor ? `by ${editor}` : 'not by an administrator'),
    line: (one: string, operation: 'insert' | 'update' | 'delete', editor: string | null) =>
      `${capitalised(one)} ${{ insert: 'created', update: 'changed', delete: 'deleted' }[operation]}${editor ? ` by ${editor}` : ''}`,
    before: 'Before',
    after: 'After',
    undo: 'Restore the version before',
    undoing: 'Restoring...',
    undone: 'The earlier version is stored again',
    undoFailed: 'The earlier version could not be restored. Reload the page and try again.',
    taken: (one: string, field = 'value') =>
      `Another ${one} has the same ${inSentence(field)} by now, and no two can share it. Nothing was changed: give the other one a new ${inSentence(field)}, then restore this one.`,
    deleted: (one: string) => `This ${one} was deleted. Its history is kept.`,
    gone: (one: string) => `Deleted ${one}`,
    nothingKept: 'It was deleted for good. Nothing of what was sent is kept.',
  },
  compare: {
    nothing: 'nothing',
    yes: 'Yes',
    no: 'No',
    onlyFormatting: 'The same words: only formatting or a picture changed.',
    unchanged: (count: number) => `… ${count} paragraphs unchanged`,
  },
  shared: {
    title: 'How it is shown elsewhere',
    search: 'In search results',
    messenger: 'In messengers and social networks',
    cardAlt: 'The share card of this page',
    notYet: 'A sketch of the card, which is drawn once the page is public.',
    lengths: (title: number, mostOfTitle: number, description: number, most: number) =>
      `Title: ${title} characters, of which about ${mostOfTitle} are shown. Description: ${description}, of which about ${most} are shown.`,
    longDescription: (count: number) =>
      `The description has ${count} characters. Search engines cut it off after about 155.`,
    longTitle: (count: number) =>
      `The title has ${count} characters. Search engines cut it off after about 60.`,
    noDescription: 'There is no description yet. Search engines choose a sentence themselves.',
    shortDescription: (count: number) =>
      `The description has ${count} characters. From 70 on it fills its lines.`,
  },
  collection: {
    add: (one: string) => `New ${one}`,
    edit: (one: string) => `Edit ${one}`,
    search: 'Search',
    searchIn: (many: string) => `Search ${inSentence(many)}`,
    clearSearch: 'Show all',
    empty: (one: string) => `There is no ${one} yet.`,
    everyValue: (filter: string) => `${filter}: all`,
    exportWorkbook: 'Save for Excel',
    export: 'Save as CSV',
    exportFailed: 'The list could not be saved. Please try again in a minute.',
    exports: 'Saved as a file by',
    exported: (format: string, state: string | undefined, isSearch: boolean) =>
      [
        format === 'xlsx' ? 'Excel' : 'CSV',
        state === undefined ? 'every state' : `only ${state}`,
        ...(isSearch ? ['a search'] : []),
      ].join(', '),
    nothingFound: (search: string) =>
      search ? `Nothing matches “${search}”.` : 'Nothing is in this state.',
    advice: 'Search engines do not list it yet. It lacks:',
    loading: 'Loading the list',
    loadingForm: 'Loading the form',
    loadFailed: 'This page could not be loaded. Please try again.',
    selectAll: 'Select all on this page',
    select: (title: string) => `Select ${title}`,
    selected: (count: number) => `${count} selected`,
    statesSet: (count: number, { one, many }: { one: string; many: string }, how: string) =>
      `${count} ${count === 1 ? one : inSentence(many)} ${how}`,
    notChanged: (title: string, reason: string) => `Not changed: “${title}”. ${reason}.`,
    stateConflict: 'It was changed or deleted in the meantime',
    sameState: 'It has this state already',
    stateFailed: 'It could not be saved',
    sortBy: 'Sort by',
    next: 'Next page',
    first: 'Back to the first',
    view: 'View on the site',
    back: (many: string) => `All ${inSentence(many)}`,
    settings: 'Settings',
    state: {
      none: 'Nothing saved yet',
      saved: 'Saved',
      unsaved: 'Not saved',
      kept: 'Not saved. Kept in this browser.',
    },
    create: 'Create',
    creating: 'Creating...',
    save: 'Save',
    saving: 'Saving...',
    delete: 'Delete',
    created: (one: string) => `${capitalised(one)} created`,
    saved: (one: string, how = 'saved') => `${capitalised(one)} ${how}`,
    deleted: (count: number, one: string) =>
      count === 1 ? `${capitalised(one)} deleted` : `${count} deleted`,
    saveFailed: 'It could not be saved. What you typed is still here: please try again.',
    deleteFailed: 'It could not be deleted. Please try again.',
    deleteConflict: 'Somebody else changed it in the meantime. Read it again before you delete it.',
    inUse:
      'Something else still refers to it, such as applications for a position. Close or hide it instead.',
    taken: (one: string) => `Another ${one} has this already`,
    correct: 'Please correct the fields that are marked.',
    leave: 'What you typed is not saved. Leave this page?',
    missing: 'There is nothing at this address.',
    missingLead: 'It may have been deleted in the meantime.',
  },
  translations: {
    title: 'Translations',
    lead: 'Each has its own words, address and state. All else is taken from the original.',
    languages: { en: 'English', de: 'German', fr: 'French', nl: 'Dutch', et: 'Estonian' },
    language: 'Language',
    none: 'No translation yet',
    states: { current: 'up to date', outdated: 'original changed since', none: 'not translated' },
    outdated: 'The original changed since',
    upToDate: 'The translation is up to date',
    confirmHint: 'Choose “up to date” once you have read the English words again, and save.',
    make: (language: string) => `Translate into ${language}`,
    open: (language: string) => `Open the ${language} translation`,
    making: 'Making the translation...',
    makeFailed: 'The translation could not be made. Please try again.',
    gone: 'The original is not there any more. Please load the page again.',
    of: (language: string) =>
      `The ${language} translation. Visitors see it while its original is public too.`,
    original: 'Open the English original',
    inEnglish: 'In English',
    changed: 'What changed in the original since',
    then: 'When it was translated',
    now: 'Now',
    noWords: 'None of the words beside this translation changed.',
    notKept:
      'The version that was translated is not in the history any more. Read the English words again.',
  },
  outdated: {
    title: 'Old translations',
    lead: 'Their original changed since. Read each beside it, choose “The translation is up to date”, and save.',
    loading: 'Loading the translations',
    nothing: 'Every translation is of the words that its original has now.',
    count: (count: number) =>
      count === 1
        ? 'One translation is older than its original.'
        : `${count} translations are older than their originals.`,
    since: (one: string) => `${capitalised(one)}, original changed`,
    all: 'All old translations',
    everyLanguage: 'Language: all',
    show: 'Show',
    more: (count: number) => `Only the ${count} whose originals changed last are listed.`,
  },
  preview: {
    show: 'Preview',
    stored: 'The preview shows the saved version. Save first to see your changes.',
    failed: 'The preview could not be opened. Go back and try again.',
    missing: 'This was deleted in the meantime. Go back and reload the page.',
    label: 'Preview',
    bar: 'Preview: this version is not public',
    beside: 'Preview beside the text',
    frame: (title: string) => `Preview of ${title}`,
    loading: 'Loading the preview...',
    saved: 'As it is saved',
    notShown: 'The preview could not be shown.',
    retry: 'Try again',
    phone: 'Phone width',
    close: 'Close the preview',
    leave: 'Leave preview',
  },
  publishing: {
    notPublic: 'Not public yet',
    schedule: 'Schedule',
    update: 'Update',
    restore: 'Take out of the archive',
    archive: 'Archive',
    archived: 'archived',
    archiveHint: 'Visitors do not see it, and the list shows it only under “Archived”.',
    more: 'End, day and archive',
    saveAs: (state: string) => `Save as ${inSentence(state)}`,
    createAs: (state: string) => `Create as ${inSentence(state)}`,
  },
  deletion: {
    title: (count: number, one: string) =>
      count === 1 ? `Delete ${one}` : `Delete ${count} entries`,
    text: 'It disappears from the site with the next visit. The history keeps what it was.',
    translations: 'Translations are deleted with their original.',
  },
  addresses: {
    label: 'Pages of this site',
    offered: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'} to choose from`,
    chosen: (title: string) => `The page “${title}”.`,
    failed: 'The pages could not be listed. An address can still be typed.',
  },
  draft: {
    title: (age: string, isOlder: boolean) =>
      isOlder
        ? `You typed something here ${age}, before this version was saved.`
        : `You typed something here ${age} and did not save it.`,
    fields: (labels: readonly string[]) => `In: ${labels.join(', ')}`,
    justNow: 'just now',
    signOut: (count: number) =>
      `Signing out forgets what you typed and did not save (${count === 1 ? 'one form' : `${count} forms`}). Sign out?`,
    take: 'Go on with what you typed',
    forget: 'Throw it away',
  },
  richText: {
    toolbar: 'Formatting',
    tools: {
      bold: 'Bold',
      italic: 'Italic',
      strike: 'Struck',
      subscript: 'Subscript',
      superscript: 'Superscript',
      heading: 'Heading',
      subheading: 'Small heading',
      bulletList: 'List',
      orderedList: 'Numbered list',
      quote: 'Quotation',
      link: 'Link',
      image: 'Picture',
      table: 'Table',
      undo: 'Undo',
      redo: 'Redo',
      help: 'Keys and signs',
    },
    lists: { name: 'List', indent: 'Deeper', outdent: 'Less deep' },
    tables: {
      name: 'Table',
      rowBefore: 'Row above',
      rowAfter: 'Row below',
      columnBefore: 'Column before',
      columnAfter: 'Column after',
      deleteRow: 'Delete row',
      deleteColumn: 'Delete column',
      headerRow: 'Heading row',
      deleteTable: 'Delete table',
      caption: {
        title: 'Caption of the table',
        label: 'Caption',
        hint: 'What the table shows, in a few words. Readers see it above the rows. Empty: no caption.',
        set: 'Set caption',
        cancel: 'Cancel',
      },
    },
    links: {
      name: 'Link',
      title: 'Link',
      open: (address: string) => `Open ${address} in a new tab`,
      change: 'Change link',
      remove: 'Remove link',
      address: 'Address',
      hint: 'The title of a page of this site, to choose it, or an address such as www.example.org, name@example.org or /faq.',
      refused:
        'This is no address: write one such as www.example.org, name@example.org or /faq for a page of this site.',
      none: 'Enter an address',
      set: 'Set link',
      cancel: 'Cancel',
    },
    picture: { name: 'Picture', change: 'Change description or picture', remove: 'Remove picture' },
    words: (count: number, reading: string) =>
      `${count.toLocaleString('en-GB')} ${count === 1 ? 'word' : 'words'}, ${reading}`,
    help: {
      signs: 'Typed at the start of a line',
      marks: 'Typed around words',
      keys: 'Keys',
      line: [
        ['##', 'Heading, ### a small one'],
        ['-', 'List'],
        ['1.', 'Numbered list'],
        ['>', 'Quotation'],
        ['```', 'Code'],
        ['---', 'Line between two parts'],
      ],
      word: [
        ['**bold**', 'Bold'],
        ['*italic*', 'Italic'],
        ['~~struck~~', 'Struck'],
        ['`code`', 'Code'],
      ],
      key: [
        ['Tab', 'Deeper in a list, or the next cell'],
        ['Shift+Tab', 'Less deep, or the cell before'],
        ['Escape, Tab', 'Leaves the text'],
        ['Enter', 'On a picture: its description'],
        ['{Mod}+S', 'Save'],
      ],
    },
    dropped: {
      title: 'Not everything in the pasted text could be kept',
      pictures: 'Pictures: upload each with the button Picture.',
      colours: 'Colours and highlights: if they mean something, write it in words.',
      underlining: 'Underlining: on this site only links are underlined. Use bold or italic type.',
      footnotes: 'Footnotes: their numbers and notes are now text, without links between them.',
      comments: 'Comments: they were left out.',
      changes: 'Tracked changes: deleted words are struck, inserted ones are plain text.',
      objects:
        'Embedded objects such as videos, charts, formulas or form fields: they were left out.',
      links: 'Links to files, bookmarks or unsafe addresses: their words are plain text.',
      numbering: 'Letters or Roman numerals in front of list items: they are numbers now.',
      cells: 'Tables within tables, and cells merged over more than 99 rows or columns.',
      hidden: 'Hidden text: it was left out.',
      close: 'Close this note',
    },
    htmlOnly:
      'This text holds something that the editor would lose, such as a picture with a caption. You can change it as HTML.',
    htmlOfOwners:
      'This text holds something that the editor would lose, such as a picture with a caption. An owner can change it; everything else here you can change and save.',
  },
  upload: {
    choose: 'Upload a picture',
    formats: 'JPEG, PNG, WebP or AVIF, at most 10 MB and 30 megapixels.',
    uploading: 'The picture is being uploaded',
    preparing: 'The picture is being prepared',
    percent: (percent: number) => `${percent} %`,
    done: 'Uploaded. It is kept once you save.',
    /** The changes to a picture, behind `done`. */
    changes: {
      format: 'The picture is stored as WebP.',
      size: (width: number, height: number) => `It was made smaller: ${width} by ${height} pixels.`,
      upright: 'It was turned upright.',
      metadata: 'What the camera or a program had written into the file was removed.',
      animation: 'Of the animation, the first picture is kept.',
    },
    again: 'Try again',
    failed: 'The picture could not be uploaded. Check your connection and try again.',
    signedOut:
      'You are no longer signed in as an administrator. Sign in again in another tab, then try again: what you typed is still here.',
    tooMany: 'That was a great many changes at once. Please try again in {wait}.',
    library: 'Choose from the library',
    libraryFailed: 'The pictures could not be loaded. Check your connection and try again.',
  },
  library: {
    title: 'Choose a picture',
    lead: 'Every picture that was uploaded, the newest first. The arrow keys move from one to the next.',
    search: 'Search descriptions and names of files',
    searching: 'Searching...',
    found: (count: number, isMore: boolean) =>
      count === 0
        ? 'No picture matches.'
        : `${isMore ? 'The first ' : ''}${count} ${count === 1 ? 'picture' : 'pictures'}`,
    more: 'Show more',
    undescribed: (name: string) => name || 'Picture without a description',
  },
  pictures: {
    upload: 'Upload pictures',
    drop: 'Several at once, or drop them here. JPEG, PNG, WebP or AVIF, each at most 10 MB and 30 megapixels.',
    uploads: 'Uploads',
    waiting: 'Waits for the others',
    stored: 'Uploaded',
    allStored: (count: number) =>
      count === 1 ? 'One picture is uploaded.' : `${count} pictures are uploaded.`,
    kept: 'A picture that nothing shows is kept for 30 days.',
    noDescription: 'No description yet',
    size: (width: number, height: number) => `${width} × ${height} pixels`,
    kilobytes: (count: number) => `${count} kB`,
    unmeasured: 'Size not known yet',
    shown: 'Shown in',
    more: (count: number) => `and ${count} more`,
    unused: (day: string) => `Shown nowhere. Removed on ${day}, if it stays so.`,
    uses: 'Where it is shown',
    usesCount: (count: number) => (count === 1 ? 'In one place.' : `In ${count} places.`),
    cannotDelete: 'A picture can be deleted once nothing shows it.',
    inUse: (rows: readonly string[], more: number) =>
      `Nothing was deleted: the picture is shown in ${listed(more > 0 ? [...rows, `${more} more`] : rows)}. Take it out there first.`,
    focus: 'Focus',
    focusHint:
      'The point that stays in view where the picture is cropped. Press it on the picture; the arrow keys move it by one percent, with Shift by ten.',
    focusPoint: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
    crop: 'Cropped, it looks like this:',
    whole: 'Open the whole picture',
  },
  pictureDialog: {
    title: 'Picture in the text',
    lead: 'Upload a picture, or give the address of one that is on this site.',
    address: 'Address',
    alt: 'Description of the picture',
    altHint: 'What the picture shows, for people who cannot see it.',
    wrongAddress: 'Upload a picture, or enter a path of this site, such as /images/desk.png',
    noAlt: 'Describe the picture in a few words',
    insert: 'Insert',
    change: 'Change',
    cancel: 'Cancel',
  },
  contentFile: {
    title: 'Content as a file',
    lead: 'Every question, article, update, position, page and provider, and the prices, as one file: to keep and to compare.',
    save: 'Save',
    saveLead:
      'Nothing that visitors sent is in the file, and no account. Pictures are named by their address and are not in it.',
    saveAction: 'Save all content',
    wayBack:
      'The file is not read in again. To bring content back, restore a backup of the database: the guide to deployment, “Backups”.',
    failed: 'The file could not be written. Check your connection and try again.',
  },
  inbox: {
    marked: (state: string, by: string | null, at: string) =>
      `${state} by ${by ?? 'a person who has no access any more'}, ${at}`,
    suspectedSpam: 'A machine seems to have sent this. The sender got no receipt.',
    backTo: (many: string) => `Back to ${inSentence(many)}`,
    steps: 'Before and after',
    newer: 'Newer',
    older: 'Older',
    from: (place: string, language: string | null) =>
      language ? `From ${place}, read in ${language}` : `From ${place}`,
    noMessage: 'No message came with it.',
    facts: 'Details',
    notYet: 'Not yet',
    answer: 'Answer',
    wrote: (name: string, at: string) => `${name}, ${at}:`,
    handling: 'State and note',
    notMarked: 'Not read yet.',
    handledAndNext: 'Handled and next',
    nextNew: 'Next new one',
    empty: 'The inbox is empty',
    emptyLead: (many: string) => `All ${inSentence(many)} are read or handled. Enjoy the quiet.`,
    all: (many: string) => `Show all ${inSentence(many)}`,
    resumeLabel: 'Resume',
    resume: 'Open the resume',
    resumeHint: 'The link is good for one minute. Who opens it, and when, is recorded.',
    noResume: 'No resume was sent.',
    openings: 'Opened by',
    formerAdministrator: 'somebody who has no access any more',
    notOpened: 'Nobody has opened it yet.',
    resumeFailed: 'The resume could not be opened. Please try again.',
    markAs: 'Mark as',
    markedAs: (count: number, { one, many }: { one: string; many: string }, state: string) =>
      `${count} ${count === 1 ? one : many.toLowerCase()} marked as ${state}`,
    notMarkedAs: (count: number) =>
      count === 1
        ? 'One more was selected: it had this state already, or is deleted.'
        : `${count} more were selected: they had this state already, or are deleted.`,
    nothingMarked: 'Nothing was changed',
    nothingMarkedReason: 'What was selected had this state already, or is deleted.',
    markFailed: 'The state could not be changed. Please try again.',
    erasure: {
      title: 'Delete it for good',
      lead: 'For a sender who asks for it. Who deleted it, and when, is recorded, without anything that was sent.',
      action: 'Delete for good',
      question: (one: string) => `Delete this ${one} for good?`,
      done: (one: string) => `${capitalised(one)} deleted for good`,
      fileKept:
        'Its file could not be removed yet. Nobody can open it any more, and the server removes it within a day.',
      failed: 'It could not be deleted. Please try again.',
    },
  },
  coming: {
    title: 'Coming up',
    lead: 'What will appear, end or change price by itself, in Zurich time. Drafts and what is archived are left out.',
    loading: 'Loading what is coming',
    nothing: 'Nothing is scheduled.',
    more: 'Only the next 50 are listed.',
    events: {
      appears: (one: string) => `${capitalised(one)} appears`,
      ends: (one: string) => `${capitalised(one)} disappears`,
      announced: () => 'The new price is announced',
      price: () => 'The new price is valid',
    },
  },
  moment: {
    missing: 'This time does not exist: in that night clocks in Zurich go from 02:00 to 03:00.',
    twice: 'This time comes twice in that night. The first one is taken.',
    second: 'This time comes twice in that night. It is the second one.',
  },
  prices: {
    saving: (percent: number) =>
      percent > 0
        ? `Paid yearly, a property costs ${percent}\u00a0% less.`
        : 'With these prices, paying yearly saves nothing.',
    share: (monthly: string, yearly: string, share: string) =>
      `Billed monthly ${monthly} EUR; billed yearly ${yearly} EUR, which is ${share} EUR a month.`,
    coming: 'Coming changes',
    earlier: 'Earlier changes',
    from: (title: string, moment: string) => `${title}, from ${moment}`,
  },
  faq: {
    title: 'FAQ Management',
    lead: 'Questions and answers of the help page. Categories appear in the order of their first question; within one the lowest order comes first, and questions without an order come last.',
    add: 'Add New FAQ',
    table: 'FAQ items',
    columns: { order: 'Order', question: 'Question', category: 'Category', actions: 'Actions' },
    types: {
      faq: 'FAQ: on the help page',
      support: 'Support: on the support page, and last on the help page',
    },
    noOrder: 'None',
    noCategory: 'None',
    edit: 'Edit',
    delete: 'Delete',
    empty: 'No FAQ items found. Click "Add New FAQ" to create your first item.',
    loadFailed: 'Failed to load FAQ items. Please try again.',
  },
  faqOrder: {
    move: 'Move',
    hint: 'Drag a question by its dots. By keyboard: Space lifts it, the arrow keys move it, Space drops it, Escape puts it back.',
    searched: 'Show all questions to drag one.',
    tooMany:
      'This list is too long for dragging: the number in the form of a question changes its place.',
    lifted: (place: number, count: number) => `Lifted from place ${place} of ${count}.`,
    moved: (place: number, count: number) => `Place ${place} of ${count}.`,
    dropped: (place: number, count: number) => `Dropped on place ${place} of ${count}.`,
    cancelled: (place: number, count: number) => `Put back on place ${place} of ${count}.`,
    changed:
      'Somebody else changed the list in the meantime. You see it as it is now: please move the question again.',
  },
  faqDialog: {
    createTitle: 'Add New FAQ',
    editTitle: 'Edit FAQ',
    createDescription: 'It is on the help page as soon as it is created.',
    editDescription: 'The change is on the help page as soon as it is saved.',
    cancel: 'Cancel',
    create: 'Create',
    creating: 'Creating...',
    update: 'Update',
    updating: 'Updating...',
    unsaved: 'What you typed is not saved.',
    keepEditing: 'Keep editing',
    discard: 'Discard',
  },
  conflict: {
    changed: (one: string, editor: string | null) =>
      `${editor ?? 'Somebody else'} changed this ${one} while you were editing.`,
    deleted: (one: string, editor: string | null) =>
      `${editor ?? 'Somebody else'} deleted this ${one} while you were editing.`,
    merged: (editor: string | null, fields: readonly string[]) =>
      fields.length > 0
        ? `${editor ?? 'Somebody else'} changed ${listed(fields)} while you were editing; that is kept.`
        : undefined,
    both: 'Both of you changed this. Choose what stays; everything else is kept from both.',
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    takeOther: 'Take theirs',
    createAgain: 'Create it again',
  },
  faqDelete: {
    title: 'Delete FAQ',
    text: 'Are you sure you want to delete this FAQ? This action cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Delete',
    deleting: 'Deleting...',
    bringBack: 'Undo',
  },
  toasts: {
    created: 'FAQ Created',
    updated: 'FAQ Updated',
    deleted: 'FAQ Deleted',
    error: 'Error',
    saveFailed: 'Failed to save FAQ',
    deleteFailed: 'Failed to delete FAQ',
    deleteConflict:
      'Somebody else changed this FAQ in the meantime. Read it again before you delete it.',
  },
} as const;

/** 'a', 'a and b', 'a, b and c'. */
function listed(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts);
}

function becauseOf(codes: readonly string[]): string {
  return codes.length > 0 ? ` (${codes.join(', ')})` : '';
}

function capitalised(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** A label inside a sentence: 'Applications' begins with a small letter there, 'FAQ' does not. */
function inSentence(label: string): string {
  return label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}
