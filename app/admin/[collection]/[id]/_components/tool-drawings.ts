/** The drawings of the editor's tools, in the manner of those of the desk: two flat tones, no outlines. */
export const toolDrawings: Readonly<Record<string, { solid: string; pale?: string }>> = {
  bold: {
    solid:
      'M6 4h7.4a4.6 4.6 0 0 1 3.1 8 4.7 4.7 0 0 1-2.6 8H6zm3.6 3v3.5h3.3a1.75 1.75 0 0 0 0-3.5zm0 6.3V17h3.9a1.85 1.85 0 0 0 0-3.7z',
  },
  italic: { solid: 'M10 4h8.5v2.8h-2.9l-3.1 10.4h2.8V20H6.8v-2.8h2.8l3.1-10.4H10z' },
  strike: {
    solid: 'M3 11h18v2.4H3z',
    pale: 'M12 4c3.2 0 5.2 1.6 5.6 4.2h-3.4c-.3-.9-1-1.4-2.3-1.4s-2 .5-2 1.3c0 .6.3 1 .9 1.4H7.2A4 4 0 0 1 6.5 8C6.5 5.6 8.7 4 12 4zM17.4 15c.2.4.3.8.3 1.3 0 2.3-2.2 3.7-5.5 3.7-3.4 0-5.7-1.6-5.9-4.3h3.4c.2 1 1.1 1.6 2.6 1.6 1.3 0 2-.4 2-1.2 0-.4-.2-.8-.5-1.1z',
  },
  subscript: {
    solid: 'M2.5 5h3.7l2.5 4 2.5-4h3.6l-4.2 6.2 4.4 6.8h-3.7l-2.7-4.4L5.9 18H2.3l4.4-6.7z',
    pale: 'M16.5 14h5.5v4.6h-3.3v1h3.3V22h-5.5v-4.9h3.3v-.9h-3.3z',
  },
  superscript: {
    solid: 'M2.5 7h3.7l2.5 4 2.5-4h3.6l-4.2 6.2 4.4 6.8h-3.7l-2.7-4.4L5.9 20H2.3l4.4-6.7z',
    pale: 'M16.5 2H22v4.6h-3.3v1H22V10h-5.5V5.1h3.3v-.9h-3.3z',
  },
  heading: {
    solid: 'M2 4h3.5v6.2h5V4H14v16h-3.5v-6.6h-5V20H2z',
    pale: 'M16 11h6.5v5.4h-4v1.2h4V20H16v-5.6h4v-1.1h-4z',
  },
  subheading: {
    solid: 'M3 7h3v4.7h4.5V7h3v13h-3v-5.4H6V20H3z',
    pale: 'M16 11h6.5v9H16v-2.3h4v-1.1h-3v-2.2h3v-1.1h-4z',
  },
  bulletList: {
    solid: 'M9 5h12v2.5H9zM9 10.8h12v2.5H9zM9 16.5h12V19H9z',
    pale: 'M3 4.5h3.5V8H3zM3 10.3h3.5v3.5H3zM3 16h3.5v3.5H3z',
  },
  orderedList: {
    solid: 'M10 5h11v2.5H10zM10 10.8h11v2.5H10zM10 16.5h11V19H10z',
    pale: 'M3 3h3v6.5H4.2V4.8H3zM2.5 11.5H7v4.3H4.5v1H7v1.7H2.5v-4.2H5v-1H2.5z',
  },
  quote: {
    solid: 'M3 5h7.5v7L7 19H3.5L6 12H3z',
    pale: 'M13.5 5H21v7l-3.5 7H14l2.5-7h-3z',
  },
  link: {
    solid: 'M2 8h9.5v2.8H4.8v2.4h6.7V16H2zM8.5 10.8h7v2.4h-7z',
    pale: 'M12.5 8H22v8h-9.5v-2.8h6.7v-2.4h-6.7z',
  },
  image: {
    solid: 'M3 20v-4l5.5-6 4.5 5 3-3 5 5v3z',
    pale: 'M3 4h18v10.2l-5-5-3 3L8.5 7 3 13zm13.5 1.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
  },
  table: {
    solid: 'M3 4h18v4.5H3z',
    pale: 'M3 10h8v4.3H3zM12.5 10H21v4.3h-8.5zM3 15.8h8V20H3zM12.5 15.8H21V20h-8.5z',
  },
  undo: {
    solid: 'M10 3v4.5h3.5a6.25 6.25 0 0 1 0 12.5H6v-3.2h7.5a3.05 3.05 0 0 0 0-6.1H10V15L3 9z',
  },
  redo: {
    solid: 'M14 3v4.5h-3.5a6.25 6.25 0 0 0 0 12.5H18v-3.2h-7.5a3.05 3.05 0 0 1 0-6.1H14V15l7-6z',
  },
  help: {
    solid:
      'M10.2 15.5h3.4v-1.2c0-1.9 4.4-2.3 4.4-6.3C18 5 15.6 3 12.2 3 8.6 3 6.3 5 6 8.2h3.4c.2-1.3 1.2-2.1 2.7-2.1 1.4 0 2.4.8 2.4 2 0 2.3-4.3 2.6-4.3 6.3zM10 17.5h3.7V21H10z',
  },
  indent: {
    solid: 'M3 9l5 3.5L3 16z',
    pale: 'M3 4h18v2.5H3zM11 9h10v2.5H11zM11 13.5h10V16H11zM3 18.5h18V21H3z',
  },
  outdent: {
    solid: 'M8 9l-5 3.5L8 16z',
    pale: 'M3 4h18v2.5H3zM11 9h10v2.5H11zM11 13.5h10V16H11zM3 18.5h18V21H3z',
  },
  change: {
    solid: 'M4 20v-4.5L14 5.5l4.5 4.5-10 10z',
    pale: 'M15.4 4.1L17 2.5 21.5 7l-1.6 1.6z',
  },
  remove: {
    solid: 'M5 8.5h14l-1 13H6z',
    pale: 'M9 2.5h6v2h6V7H3V4.5h6z',
  },
  rowBefore: {
    solid: 'M10.8 2h2.4v3h3v2.4h-3v3h-2.4v-3h-3V5h3z',
    pale: 'M3 12.5h18V17H3zM3 18.5h18V22H3z',
  },
  rowAfter: {
    solid: 'M10.8 13.5h2.4v3h3v2.4h-3v3h-2.4v-3h-3v-2.4h3z',
    pale: 'M3 2h18v3.5H3zM3 7h18v4.5H3z',
  },
  columnBefore: {
    solid: 'M5 7.8h2.4v3h3v2.4h-3v3H5v-3H2v-2.4h3z',
    pale: 'M12.5 3H17v18h-4.5zM18.5 3H22v18h-3.5z',
  },
  columnAfter: {
    solid: 'M16.6 7.8H19v3h3v2.4h-3v3h-2.4v-3h-3v-2.4h3z',
    pale: 'M2 3h3.5v18H2zM7 3h4.5v18H7z',
  },
  deleteRow: {
    solid:
      'M7.5 8l1.7-1.7L12 9l2.8-2.7L16.5 8l-2.7 2.8 2.7 2.7-1.7 1.7-2.8-2.7-2.8 2.7-1.7-1.7 2.7-2.7z',
    pale: 'M3 2h18v3H3zM3 9h3v4H3zM18 9h3v4h-3zM3 17h18v3H3z',
  },
  deleteColumn: {
    solid:
      'M7.5 9.2l1.7-1.7 2.8 2.8 2.8-2.8 1.7 1.7-2.7 2.8 2.7 2.8-1.7 1.7-2.8-2.8-2.8 2.8-1.7-1.7 2.7-2.8z',
    pale: 'M2 3h3v18H2zM9.5 3h5v3h-5zM9.5 18h5v3h-5zM19 3h3v18h-3z',
  },
  headerRow: {
    solid: 'M3 3h18v6H3zm2.5 2v2H11V5zM13 5v2h5.5V5z',
    pale: 'M3 10.5h8.3V15H3zM12.7 10.5H21V15h-8.3zM3 16.5h8.3V21H3zM12.7 16.5H21V21h-8.3z',
  },
  caption: {
    solid: 'M3 3h14v3.2H3z',
    pale: 'M3 8.5h18v3.2H3zM3 13.2h8.3V17H3zM12.7 13.2H21V17h-8.3zM3 18.5h8.3V21H3zM12.7 18.5H21V21h-8.3z',
  },
  deleteTable: {
    solid:
      'M13 14.7l1.7-1.7 2.8 2.8 2.8-2.8 1.7 1.7-2.8 2.8 2.8 2.8-1.7 1.7-2.8-2.8-2.8 2.8-1.7-1.7 2.8-2.8z',
    pale: 'M2 3h18v4H2zM2 8.5h8V13H2zM11.5 8.5H20V11h-8.5zM2 14.5h8V19H2z',
  },
};
