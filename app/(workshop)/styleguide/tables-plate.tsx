import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import {
  Table,
  TableBody,
  TableCell,
  TableCaption,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { morning, statusLabels } from '@/content/home';
import { longTexts, plates, samples } from '@/content/styleguide';
import { BothGrounds, type Ground } from './both-grounds';
import { Part, Plate } from './plate';
import { RetrySample } from './samples';

/** The table in its four states, behind the tabs that show them. */
export function TablesPlate() {
  return (
    <Plate copy={plates.tables}>
      <Part name="Table, Tabs" file="ui/table.tsx, ui/tabs.tsx">
        <BothGrounds stacked>{(ground) => <TableStates ground={ground} />}</BothGrounds>
      </Part>
    </Plate>
  );
}

function TableStates({ ground }: { ground: Ground }) {
  return (
    <Tabs defaultValue="rows" className="border-t pt-5">
      <TabsList aria-label={`States of a table on ${ground}`}>
        <TabsTrigger value="rows">Rows</TabsTrigger>
        <TabsTrigger value="loading">Loading</TabsTrigger>
        <TabsTrigger value="empty">Empty</TabsTrigger>
        <TabsTrigger value="error">Error</TabsTrigger>
        <TabsTrigger value="disabled" disabled>
          Disabled
        </TabsTrigger>
      </TabsList>
      <TabsContent value="rows">
        <Night ground={ground} />
      </TabsContent>
      <TabsContent value="loading">
        <div role="status" className="grid gap-4">
          <span className="sr-only">{samples.loading}</span>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-11" />
          ))}
        </div>
      </TabsContent>
      <TabsContent value="empty">
        <EmptyState message={samples.empty} />
      </TabsContent>
      <TabsContent value="error">
        <ErrorState message={samples.failure} retry={<RetrySample />} />
      </TabsContent>
    </Tabs>
  );
}

function Night({ ground }: { ground: Ground }) {
  return (
    <Table label={`${morning.ledgerTitle}, on ${ground}`} className="min-w-[32rem]">
      <TableCaption>{morning.ledgerTitle}</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead>Time</TableHead>
          <TableHead>Door</TableHead>
          <TableHead>Message</TableHead>
          <TableHead>Status</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {morning.rows.map(({ time, door, text, status }) => (
          <TableRow key={time}>
            <TableCell>
              <time>{time}</time>
            </TableCell>
            <TableCell className="tabular-nums">{door}</TableCell>
            <TableCell>{text}</TableCell>
            <TableCell>{statusLabels[status]}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell>
            <time>04:02</time>
          </TableCell>
          <TableCell>5</TableCell>
          <TableCell className="wrap-anywhere">{longTexts.value}</TableCell>
          <TableCell>{statusLabels.asking}</TableCell>
        </TableRow>
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableHead scope="row">Doors</TableHead>
          <TableCell className="tabular-nums">{morning.rows.length + 1}</TableCell>
          <TableCell />
          <TableCell />
        </TableRow>
      </TableFooter>
    </Table>
  );
}
