import { cn } from '@/lib/utils';

// One drawing rule for the whole site: two flat tones with a hard split, no outlines.
const drawings: Record<string, { solid: string; pale?: string }> = {
  // The desk bell.
  dashboard: {
    solid: 'M3 16a9 9 0 0 1 9-9v9zM10.8 3.5h2.4V7h-2.4zM2 17.5h20V20H2z',
    pale: 'M12 7a9 9 0 0 1 9 9h-9z',
  },
  // A sheet of a calendar.
  coming: {
    solid: 'M3 9h18v12H3zm11 6v3h4v-3z',
    pale: 'M3 4h4V2h2v2h6V2h2v2h4v3.5H3z',
  },
  // A sheet, and its copy behind it.
  translations: {
    solid: 'M9 7h12v14H9zm2.5 4v2h7v-2zm0 4v2h5v-2z',
    pale: 'M3 3h12v2.5H7.5V17H3z',
  },
  // A notice on two pins, with its lines.
  'channel-rules': {
    solid: 'M6 10h12v2H6zM6 13.5h12v2H6zM6 17h7v2H6z',
    pale: 'M3 6h4V3.5h2V6h6V3.5h2V6h4v2.5H3z',
  },
  // Two keys on their hooks.
  subprocessors: {
    solid:
      'M7 6a3.5 3.5 0 0 1 1.2 6.8V21H5.8v-8.2A3.5 3.5 0 0 1 7 6zm0 2.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
    pale: 'M2.5 2.5h19v2h-19zM17 6a3.5 3.5 0 0 1 1.2 6.8V18h2.3v2.2h-4.7v-7.4A3.5 3.5 0 0 1 17 6z',
  },
  // A house and the plate beside its door.
  company: {
    solid: 'M2.5 10L10 3l7.5 7v11h-5v-6h-5v6h-5z',
    pale: 'M19 12h3v9h-3zM8.5 16h3v5h-3z',
  },
  // An index card with a question on it.
  faq: {
    solid:
      'M3 8.5h18v12H3zm7.9 8.4v1.9h2.1v-1.9zm-1.7-4.4h1.9c0-1.6 2-1.3 2 0 0 .9-2.1 1.2-2.1 3.4h1.9c0-1.4 2.3-1.6 2.3-3.6 0-3-6-3-6 .2z',
    pale: 'M3 6h3l1.5-2.5h5L14 6h7v2.5H3z',
  },
  // A page of text under a picture.
  articles: {
    solid: 'M4 13h16v2H4zM4 16.5h16v2H4zM4 20h10v2H4z',
    pale: 'M4 3h16v8H4z',
  },
  // A flag on its pole.
  updates: {
    solid: 'M5 2.5h2.4v19H5z',
    pale: 'M7.4 4H20l-3.5 4 3.5 4H7.4z',
  },
  // A suitcase.
  positions: {
    solid: 'M8 4h8v3h-2V6h-4v1H8zM3 13h7v2h4v-2h7v7H3z',
    pale: 'M3 7h18v6H3z',
  },
  // A sheet with a folded corner.
  pages: {
    solid: 'M5 2.5h9V9h6v12.5H5z',
    pale: 'M14 2.5L20 9h-6z',
  },
  // A plug and its socket.
  providers: {
    solid: 'M2 8h7v2.5h3v1.5H9v1h3v1.5H9V17H2z',
    pale: 'M13 8h9v9h-9z',
  },
  // Mountains under a moon, in a frame.
  pictures: {
    solid: 'M3 20l6.5-9 4 5.5 2.5-3 5 6.5z',
    pale: 'M3 4h18v9.2L16 10l-2.4 3L9.5 7.5 3 16zM17.5 5.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  },
  // A letter on the way down into a tray.
  applications: {
    solid: 'M2 13h5l2 3.5h6l2-3.5h5v8H2z',
    pale: 'M6 2.5h12V12H6z',
  },
  // An envelope.
  'contact-requests': {
    solid: 'M2.5 7.5L12 15.5l9.5-8V19h-19z',
    pale: 'M2.5 5h19L12 13z',
  },
  // A key on its tag.
  'demo-bookings': {
    solid: 'M7 7a5 5 0 1 1 0 10A5 5 0 0 1 7 7zm0 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
    pale: 'M11 10.8h10.5v5h-2.4v-2.6h-2v2H15v-2h-4z',
  },
  // A folded letter.
  subscribers: {
    solid: 'M4 11l8 4 8-4v10H4z',
    pale: 'M4 3h16v6l-8 4-8-4z',
  },
  // A person under a magnifying glass.
  person: {
    solid: 'M8 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM1.5 20a6.5 6.5 0 0 1 9.6-5.7 5.6 5.6 0 0 0 1 5.7z',
    pale: 'M16.5 12.5a4 4 0 0 1 3.4 6.1l2.6 2.6-1.5 1.5-2.6-2.6a4 4 0 1 1-1.9-7.6z',
  },
  // A sheet with an arrow in and one out.
  'content-file': {
    solid: 'M7 3h4v7h3l-5 5-5-5h3zM13 21h4v-7h3l-5-5-5 5h3z',
    pale: 'M3 17h6v4H3zM15 3h6v4h-6z',
  },
  // Two people.
  administrators: {
    solid: 'M9 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM2 21a7 7 0 0 1 14 0z',
    pale: 'M16.5 5a3.2 3.2 0 1 1-1.6 6zM17.5 21a8.6 8.6 0 0 0-2.6-7.2A5.6 5.6 0 0 1 22.5 19v2z',
  },
  // A tag with its hole.
  prices: {
    solid: 'M12 3h9v9l-9 9-9-9h9zm5 2.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
    pale: 'M3 12L12 3v9z',
  },
  // A reading glass.
  search: {
    solid:
      'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zm0 2.6a4.9 4.9 0 1 1 0 9.8 4.9 4.9 0 0 1 0-9.8z',
    pale: 'M16.9 15l4.9 4.9-1.9 1.9-4.9-4.9z',
  },
  // A signpost that sends on.
  redirects: {
    solid: 'M10.8 3h2.4v18h-2.4z',
    pale: 'M4 5h12l4 3.5-4 3.5H4z',
  },
  // A window of a browser.
  site: {
    solid: 'M2.5 4h19v5h-19zm2.5 1.6v1.8h1.8V5.6zm3.4 0v1.8h1.8V5.6z',
    pale: 'M2.5 10.5h19V20h-19z',
  },
  // A person.
  account: {
    solid: 'M12 2.5a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4z',
    pale: 'M3 21.5a9 8 0 0 1 18 0z',
  },
  // A door, and the way out of it.
  logout: {
    solid: 'M15.5 7l5.5 5-5.5 5v-3.5H9v-3h6.5z',
    pale: 'M4 3h9v18H4z',
  },
  // Two panes; the narrow one is the sidebar.
  sidebar: {
    solid: 'M3 5h6v14H3z',
    pale: 'M10.5 5H21v14H10.5z',
  },
  // Two columns of dots: what has it can be dragged.
  grip: {
    solid: 'M8 4h3v3H8zM8 10.5h3v3H8zM8 17h3v3H8z',
    pale: 'M13 4h3v3h-3zM13 10.5h3v3h-3zM13 17h3v3h-3z',
  },
  // Three lines of the ledger.
  menu: {
    solid: 'M3 5h18v2.5H3zM3 11h18v2.5H3zM3 17h18v2.5H3z',
  },
};

/** The drawing of a collection or of a control; a sheet of paper by default. */
export function AdminIcon({ name }: { name: string }) {
  return <Drawing {...(drawings[name] ?? drawings.pages!)} className="size-6" />;
}

/** A drawing of two tones on 24 by 24 units. */
export function Drawing({
  solid,
  pale,
  className,
}: {
  solid: string;
  pale?: string;
  className: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
      className={cn('shrink-0', className)}
    >
      <path d={solid} fillRule="evenodd" />
      {pale ? <path d={pale} fillRule="evenodd" opacity=".55" /> : null}
    </svg>
  );
}
