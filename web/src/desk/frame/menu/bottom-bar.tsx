import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { shellTexts } from '../shell.texts'
import styles from './bottom-bar.module.css'
import { addressOf, menuOf } from './menu'
import { CountMark } from './menu-link'

/** The phone's bar: four pages and More. */
export function BottomBar() {
  const { bar } = menuOf(useDesk())
  return (
    <nav className={styles.bar} aria-label={shellTexts.deskPhone}>
      {bar.map(({ path, label, icon: Icon, count }) => (
        <Place key={path} to={addressOf(path)} label={path === '' ? shellTexts.home : label}>
          <Icon aria-hidden="true" />
          {count && <CountMark name={count} className={styles.count ?? ''} />}
        </Place>
      ))}
      <Place to="/admin/more" label={shellTexts.more}>
        <Menu aria-hidden="true" />
      </Place>
    </nav>
  )
}

function Place({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <NavLink to={to} end={to === '/admin'} className={styles.place ?? ''}>
      <span className={styles.pill}>{children}</span>
      {label}
    </NavLink>
  )
}
