/** One message of the sample night. */
export interface NightRow {
  time: string;
  door: number;
  text: string;
  waits: boolean;
}

/** The copy of the ledger that turns from night to dawn: ten messages, of which three need the host. */
export const night = {
  title: 'The night, line by line.',
  lead: 'A sample night: Chalet Arve on a Saturday in August, all twelve doors taken. Ten messages came in before breakfast.',
  rowsTitle: 'The ten messages',
  answered: 'Answered',
  waits: 'Waits for you',
  rows: [
    { time: '22:51', door: 4, text: 'Asked which bin takes the glass', waits: false },
    { time: '23:38', door: 10, text: 'Asked where to park on Sunday', waits: false },
    { time: '00:16', door: 2, text: 'Asked to check in at 11:00 tomorrow', waits: true },
    { time: '01:09', door: 6, text: 'Asked for the nearest night pharmacy', waits: false },
    { time: '02:02', door: 3, text: 'Asked how the shutters close', waits: false },
    { time: '02:47', door: 11, text: 'Asked for a baby bed from Monday', waits: true },
    { time: '03:33', door: 1, text: 'Asked where to leave the key at five', waits: false },
    { time: '04:20', door: 8, text: 'Asked to bring one extra person', waits: true },
    { time: '05:04', door: 12, text: 'Asked which bus meets the 07:02 train', waits: false },
    { time: '05:37', door: 9, text: 'Asked if the bakery opens on Sunday', waits: false },
  ] satisfies NightRow[],
  dawn: {
    time: '05:45',
    label: 'First light',
    lines: ['Seven have their answer.', 'Three wait for one word from you.'],
  },
} as const;
