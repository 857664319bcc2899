import { NavLink } from 'react-router'
import { fillIn } from '#shared/i18n/texts.ts'
import { shellTexts } from '../shell.texts'
import { useCount } from './counts'
import { addressOf, type MenuEntry } from './menu'
import styles from './menu-link.module.css'

/** A row of the side bar, with its number of open tasks. */
export function MenuLink({ entry: { path, label, icon: Icon, count } }: { entry: MenuEntry }) {
  return (
    <NavLink to={addressOf(path)} end={path === ''} className={styles.link ?? ''}>
      <Icon aria-hidden="true" />
      <span className="shrink">{label}</span>
      {count && <CountMark name={count} className={styles.count ?? ''} />}
    </NavLink>
  )
}

type Props = { name: NonNullable<MenuEntry['count']>; className: string }

/** Number of open tasks; hidden if there are none. */
export function CountMark({ name, className }: Props) {
  const number = useCount(name)
  if (number === 0) return null
  return (
    <span className={className}>
      <span aria-hidden="true">{number > 999 ? '999+' : number}</span>
      <span className="sr-only">{fillIn(shellTexts.open, { number })}</span>
    </span>
  )
}
