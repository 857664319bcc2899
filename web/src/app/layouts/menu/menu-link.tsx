import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { exists } from '../../../shared/screens'
import { Phrases } from '../../../shared/ui/phrases'
import styles from './side-menu.module.css'

type Props = { to: string; icon: LucideIcon; text: string; onChoose: () => void }

/** A menu item; renders nothing where its screen does not exist. */
export function MenuLink({ to, icon: Icon, text, onChoose }: Props) {
  if (!exists(to)) return null
  return (
    <Link to={to} className={styles.item} onClick={onChoose}>
      <Icon aria-hidden="true" />
      <span>
        <Phrases>{text}</Phrases>
      </span>
    </Link>
  )
}
