import styles from './legal-table.module.css';

interface LegalTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * A table of a legal text. On a phone each row becomes a small block; the roles are written out because a table that
 * is laid out as something else would lose them in some browsers.
 */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <table role="table" className={styles.table}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells]) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell) => (
              <td key={cell} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
