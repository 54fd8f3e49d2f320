import { pricing } from '@/content/pricing';
import { formatAmount, yearOfDoors, type Prices } from '@/lib/pricing';

const { table } = pricing;

/** A year for one, four and twelve doors, worked out from the two prices. */
export function WorkedPrices({ prices }: { prices: Prices }) {
  return (
    <div className="mt-14 max-w-[38rem] overflow-x-auto">
      <table className="w-full border-collapse text-right tabular-nums">
        <caption className="border-b-[1.5px] border-foreground pb-2 text-left font-semibold">
          {table.caption}
        </caption>
        <thead>
          <tr className="border-b text-small text-muted-foreground">
            <th scope="col" className="py-2.5 pr-3 text-left font-semibold">
              {table.columns.doors}
            </th>
            <th scope="col" className="py-2.5 pl-3 font-semibold">
              {table.columns.monthly}
            </th>
            <th scope="col" className="py-2.5 pl-3 font-semibold">
              {table.columns.yearly}
            </th>
            <th scope="col" className="py-2.5 pl-3 font-semibold">
              {table.columns.kept}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.doors.map((doors) => {
            const year = yearOfDoors(prices, doors);
            return (
              <tr key={doors} className="border-b">
                <th scope="row" className="py-3 pr-3 text-left font-semibold">
                  {doors}
                </th>
                <td className="py-3 pl-3">{formatAmount(year.billedMonthly)}</td>
                <td className="py-3 pl-3">{formatAmount(year.billedYearly)}</td>
                <td className="py-3 pl-3 font-semibold text-primary">{formatAmount(year.kept)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
