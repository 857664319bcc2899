import { Search } from 'lucide-react'
import { Logo } from '../../../../shared/ui/brand/logo'
import { useBrandName } from '../../parts/brand-name'
import { pageTexts } from '../../parts/page/page.texts'
import { useDesk } from '../desk-context'
import { EnvironmentFlag } from '../environment-flag'
import { MeButton } from '../me/me'
import { OrganisationTop } from '../me/organisation-top'
import { openSearch, useHasSearch } from '../search/search-opener'
import { shellTexts } from '../shell.texts'
import { menuOf } from './menu'
import { MenuLink } from './menu-link'
import styles from './side-bar.module.css'

/** The menu on a wide screen, dark in both themes. */
export function SideBar({ onKeys }: { onKeys: () => void }) {
  const desk = useDesk()
  const name = useBrandName()
  const { groups, foot } = menuOf(desk)
  return (
    <div className={styles.side}>
      <nav className={styles.inside} aria-label={shellTexts.desk}>
        {desk.orgId === null ? (
          <div className={styles.top}>
            <Logo onGreen name={name} />
            <EnvironmentFlag />
          </div>
        ) : (
          <OrganisationTop id={desk.orgId} />
        )}
        {useHasSearch() && (
          <button type="button" className={styles.find} onClick={openSearch}>
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
        <MeButton onKeys={onKeys} />
      </nav>
    </div>
  )
}
