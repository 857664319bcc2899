import { Outlet, useLocation } from 'react-router'
import { useTexts } from '../../shared/i18n/use-texts'
import { laterPart } from '../../shared/later-part'
import { useSession } from '../../shared/session/use-session'
import { Footer } from './footer'
import { Header } from './header'
import styles from './layout.module.css'
import { layoutTexts } from './layout.texts'

const SessionBanner = laterPart(async () => (await import('../../features/organisation/session-banner')).SessionBanner)
const EmployerNotices = laterPart(async () => (await import('./employer-notices')).EmployerNotices)

const FloatingButtons = laterPart(async () => (await import('./floating-buttons')).FloatingButtons)

type Props = { footer?: boolean }

/** The frame of signed-in screens: header, content, floating buttons. */
export function SidebarLayout({ footer = false }: Props) {
  const t = useTexts(layoutTexts)
  const { role, org_id } = useSession()
  const { pathname } = useLocation()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <Header />
      {org_id && <SessionBanner isWanted />}
      <main
        id="content"
        tabIndex={-1}
        className={footer ? styles.main : `${styles.main} ${styles.room}`}
        key={pathname}
      >
        <Outlet />
      </main>
      {role === 'E' && <EmployerNotices isWanted />}
      {footer && <Footer />}
      <FloatingButtons key={`buttons ${pathname}`} isWanted />
    </>
  )
}

/** The same with a footer, for employers: a worker's endless list leaves no footer within reach. */
export function SidebarLayoutWithFooter() {
  return <SidebarLayout footer={useSession().role !== 'W'} />
}
