import { LegalTable } from '@/components/layout/legal-table';
import { Logo } from '@/components/layout/logo';
import { NavLink } from '@/components/layout/nav-link';
import { mainLinks } from '@/content/navigation';
import { morning, statusLabels } from '@/content/home';
import { plates } from '@/content/styleguide';
import { BothGrounds, OneGround } from './both-grounds';
import { Part, Plate } from './plate';

const CURRENT = { label: 'This page', href: '/styleguide' };

/** Pieces of the layout that can stand alone. Header, footer and consent sheet are on every page of the site. */
export function FramePlate() {
  return (
    <Plate copy={plates.frame}>
      <Part
        name="Logo, NavLink, SkipLink"
        file="layout/logo.tsx, layout/nav-link.tsx, layout/skip-link.tsx"
        note="The skip link is the first stop of the Tab key on this page. Header, footer and cookie sheet stand on every page of the site."
      >
        <BothGrounds>
          {() => (
            <div className="border-t pt-4">
              <Logo />
              {/* As in the menu of a phone; in the row of a wide header the same links stand side by side. */}
              <ul className="-mx-4 mt-4 sm:-mx-6">
                {[...mainLinks.slice(0, 2), CURRENT].map((link) => (
                  <li key={link.href} className="border-t">
                    <NavLink {...link} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </BothGrounds>
      </Part>
      <Part
        name="Legal table"
        file="layout/legal-table.tsx"
        note="On a phone each row becomes a block of its own."
      >
        <OneGround ground="paper">
          <LegalTable
            caption={morning.ledgerTitle}
            columns={['Time', 'Message', 'Status']}
            rows={morning.rows.map(({ time, text, status }) => [time, text, statusLabels[status]])}
          />
        </OneGround>
      </Part>
    </Plate>
  );
}
