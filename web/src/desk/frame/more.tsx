import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { MyActions } from './me/me'
import { addressOf, type MenuEntry, menuOf } from './menu/menu'
import styles from './more.module.css'
import { shellTexts } from './shell.texts'

/** All pages of the menu, for a phone, whose bar has no room for them. */
export function More() {
  const { groups, foot } = menuOf(useDesk())
  return (
    <DeskPage title={shellTexts.more}>
      {groups.map(({ title, entries }) => (
        <Panel key={title ?? ''}>
          {title && <h2>{title}</h2>}
          <Entries entries={entries} />
        </Panel>
      ))}
      <Panel>
        <Entries entries={foot} />
        <MyActions />
      </Panel>
    </DeskPage>
  )
}

function Entries({ entries }: { entries: MenuEntry[] }) {
  if (entries.length === 0) return null
  return (
    <ul>
      {entries.map(({ path, label, icon: Icon }) => (
        <li key={path} className={styles.row}>
          <Link to={addressOf(path)} className={`row gap-12 ${styles.link}`}>
            <Icon aria-hidden="true" />
            <span>{label}</span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
