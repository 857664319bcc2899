import { Gift, LayoutPanelTop, Mail, MessageCircle, Palette, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import styles from './settings.module.css'
import { settingsTexts as t } from './settings.texts'

const parts = [
  { to: '/admin/settings', label: t.brand, icon: Palette },
  { to: '/admin/settings/mails', label: t.mails, icon: Mail },
  { to: '/admin/settings/mails#genie', label: t.genie, icon: MessageCircle },
  { to: '/admin/settings/mails#rewards', label: t.rewards, icon: Gift },
  { to: '/admin/layout', label: t.layout, icon: LayoutPanelTop },
  { to: '/admin/security', label: t.security, icon: ShieldCheck },
]

type Props = { title: string; to: string; children: ReactNode }

/** A page of the settings, with links to the others. */
export function SettingsPage({ title, to, children }: Props) {
  return (
    <DeskPage crumb={[{ to: '/admin/settings', label: t.title }]} title={title}>
      <div className={styles.frame}>
        <nav className={styles.parts} aria-label={t.parts}>
          {parts.map(({ to: part, label, icon: Icon }) => (
            <Link key={part} to={part} {...(part === to && { 'aria-current': 'page' })}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          ))}
        </nav>
        {children}
      </div>
    </DeskPage>
  )
}
