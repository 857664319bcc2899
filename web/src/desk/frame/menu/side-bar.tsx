import { Search } from 'lucide-react'
import { useBrandName } from '#desk-kit/brand-name.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { EnvironmentFlag } from '#desk-kit/page/environment-flag.tsx'
import { pageTexts } from '#desk-kit/page/page.texts.ts'
import { openSearch, useHasSearch } from '#desk-kit/page/search-opener.ts'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { AccountButton } from '../me/me'
import { OrganisationTop } from '../me/organisation-top'
import { shellTexts } from '../shell.texts'
import { menuOf } from './menu'
import { MenuLink } from './menu-link'
import styles from './side-bar.module.css'

/** The menu on a wide screen, dark in both themes. */
export function SideBar({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  const desk = useDesk()
  const name = useBrandName()
  const { groups, foot } = menuOf(desk)
  return (
    <div className={styles.side}>
      <nav className={styles.inside} aria-label={shellTexts.desk}>
        {desk.orgId === null ? (
          <div className={`row between wrap gap-8 ${styles.top}`}>
            <Logo onGreen name={name} />
            <EnvironmentFlag />
          </div>
        ) : (
          <OrganisationTop id={desk.orgId} />
        )}
        {useHasSearch() && (
          <button type="button" className={`row gap-10 ${styles.find}`} onClick={openSearch}>
            <Search aria-hidden="true" />
            <span>{pageTexts.search}</span>
            <kbd className={styles.key}>/</kbd>
          </button>
        )}
        {groups.map(({ title, entries }) => (
          <div key={title ?? ''}>
            {title && <p className={styles.group}>{title}</p>}
            {entries.map((entry) => (
              <MenuLink key={entry.path} entry={entry} />
            ))}
          </div>
        ))}
        <div className={styles.spring} />
        {foot.map((entry) => (
          <MenuLink key={entry.path} entry={entry} />
        ))}
        {desk.orgId !== null && <p className={styles.runs}>{shellTexts.runsOn.replace('{brand}', name)}</p>}
        <AccountButton onShowShortcuts={onShowShortcuts} />
      </nav>
    </div>
  )
}
