import { stringify } from 'csv-stringify/sync';
import { writeXlsxStream } from 'hucre/xlsx';
import { adminCopy } from '@/content/admin';
import { currentAccess } from '@/lib/auth/require-admin';
import { outsideRole } from '@/lib/auth/outside-role';
import { serviceAway } from '@/lib/auth/service-away';
import { findCollection } from '@/lib/desk/collections';
import { mayUse } from '@/lib/desk/rights';
import type { Collection } from '@/lib/collections/collection';
import { listRows, ROWS_PER_PAGE, type ListQuery } from '@/lib/collections/row-store';
import { EXPORT_FORMATS, recordExport, type ExportFormat } from '@/lib/desk/inbox/list-exports';
import { fallbackProviders } from '@/content/en/survey';
import { listSystemNames } from '@/lib/providers/system-names';
import { dateInSwitzerland, swissClock } from '@/lib/text/format';
import { logEvent, logFailure } from '@/lib/log';
import { readQuery } from '../../_components/list';
import { headOf, savedCell, type SavedCell } from './saved-cells';

/** How many rows are read at once; a search names each row that it found in the address of a request. */
const rowsAtOnce = ({ search }: ListQuery) => (search ? ROWS_PER_PAGE : 500);

const MEDIA_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Context = { params: Promise<{ collection: string }> };
type Client = Parameters<typeof listRows>[0];

/** The rows of a list, a page of it at a time. */
type Pages = AsyncGenerator<SavedCell[][]>;

/**
 * The list of a collection as a file: what the list's own address shows, every page of it. `format` is csv or xlsx. Who
 * saves it is recorded first.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { client, access } = await currentAccess();
  if (access.role === 'unknown') return serviceAway(adminCopy.collection.loadFailed);
  if (access.role !== 'admin') return new Response(null, { status: 401 });
  // Another site could have lists recorded as saved.
  if (request.headers.get('sec-fetch-site') === 'cross-site')
    return new Response(null, { status: 403 });
  const collection = findCollection((await params).collection);
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get('format') ?? 'csv';
  const format = EXPORT_FORMATS.find((known) => known === wanted);
  if (!collection?.export || !format) return new Response(null, { status: 404 });
  if (!mayUse(access.desk, collection)) return outsideRole();
  const query = { ...readQuery(collection, Object.fromEntries(searchParams)), after: null };
  try {
    const systems = await listSystemNames(fallbackProviders);
    await recordExport(client, collection, query, format);
    logEvent('list-exported', { collection: collection.name, format });
    const pages = pagesOf(client, collection, query, systems);
    return new Response((format === 'csv' ? csvOf : xlsxOf)(collection, pages), {
      headers: {
        'content-type': MEDIA_TYPES[format],
        'content-disposition': `attachment; filename="${collection.name}-${dateInSwitzerland()}.${format}"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    logFailure('list-not-exported', error, { collection: collection.name });
    return new Response(adminCopy.collection.exportFailed, { status: 503 });
  }
}

/** Throws where a page cannot be read: the file breaks off, so that a part is not mistaken for the whole. */
async function* pagesOf(
  client: Client,
  collection: Collection,
  first: ListQuery,
  systems: ReadonlyMap<string, string>,
): Pages {
  const columns = collection.export ?? [];
  let query: ListQuery | null = first;
  while (query) {
    const { rows, next } = await listRows(client, collection, query, {
      needs: columns.map(({ of }) => of),
      limit: rowsAtOnce(query),
    });
    yield rows.map((row) => columns.map((column) => savedCell(collection, column, row, systems)));
    query = next && { ...query, after: next };
  }
}

/** The file for programs: RFC 4180, with the names that the columns have in the database. */
function csvOf({ export: columns = [] }: Collection, pages: Pages): ReadableStream {
  const encoder = new TextEncoder();
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const page = await pages.next();
      if (page.done) return controller.close();
      const records = page.value.map((cells) =>
        cells.map((cell) => (isMoment(cell) ? swissClock(cell.moment) : cell)),
      );
      const text = stringify(isFirst ? [columns.map(({ of }) => of), ...records] : records, {
        // Lets spreadsheet programs know the encoding, and run no cell as a formula.
        bom: isFirst,
        escape_formulas: true,
        record_delimiter: 'windows',
        // A line of a text would be a row without quotes.
        quote_record_delimiter: true,
        cast: { string: escapeInnerFormulas },
      });
      isFirst = false;
      controller.enqueue(encoder.encode(text));
    },
    cancel: () => void pages.return(undefined),
  });
}

/**
 * Puts an apostrophe before what a program would run that drops blanks, or takes another character for the end of a cell,
 * also within quotes, as Excel does with a semicolon in Switzerland and Germany. Excel runs the wide signs like the others.
 */
function escapeInnerFormulas(text: string): string {
  return text.replace(/((?:^\s|[;,\t\r\n])[\s"]*)(?=[=+@＝＋－＠-])/g, "$1'");
}

/** The file for people: cells of text are never run as formulas and keep their zeros, moments are dates. */
function xlsxOf(collection: Collection, pages: Pages): ReadableStream {
  const { labels, export: columns = [] } = collection;
  return writeXlsxStream(workbookRows(pages), {
    name: labels.many,
    columns: columns.map((column) => ({
      header: headOf(collection, column),
      width: 22,
      ...(column.of.endsWith('_at') && { numFmt: 'yyyy-mm-dd hh:mm' }),
    })),
    freezePane: { rows: 1 },
  });
}

async function* workbookRows(pages: Pages) {
  for await (const rows of pages) yield* rows.map((cells) => cells.map(workbookCell));
}

function workbookCell(cell: SavedCell) {
  // A date of a workbook has no time zone; the writer takes the parts of UTC for it.
  if (isMoment(cell)) return new Date(`${swissClock(cell.moment).replace(' ', 'T')}Z`);
  if (typeof cell !== 'string') return cell;
  // The format's own escape for a character, where a text happens to hold one (ECMA-376, 22.9.2.19).
  return cell.replace(/\r\n?/g, '\n').replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

const isMoment = (cell: SavedCell): cell is { moment: string } =>
  typeof cell === 'object' && cell !== null;
