import { brand } from '@kasama/contract/brand'
import { Menu, Search } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, Outlet, useLocation } from 'react-router'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { firstView } from '#shared/first-view.ts'
import { loadPagesTexts } from '#shared/i18n/language.ts'
import { lazyPart } from '#shared/i18n/lazy-part.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { laterPart } from '#shared/later-part.tsx'
import { useOfflineParts } from '#shared/service-worker/offline-parts.ts'
import { useSession } from '#shared/session/use-session.ts'
import { IconButton, IconLink } from '#shared/ui/actions/icon-button.tsx'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { Footer } from './footer'
import headerStyles from './header.module.css'
import styles from './layout.module.css'
import { layoutTexts } from './layout.texts'
import { SearchField } from './search/search-field'
import { useSearch } from './search/use-search'

const loadMenu = () => import('./menu/side-menu')
const SideMenu = lazyPart(async () => (await loadMenu()).SideMenu)

/** Downloads the menu and its texts after the first view, so that it opens at once, even offline; renews a phone. */
function useMenuAhead() {
  useEffect(() => {
    firstView()
      .then(() => Promise.all([loadMenu(), loadPagesTexts()]))
      .then(([{ renewPhone }]) => renewPhone())
      .catch(() => {})
  }, [])
}

/** Logo, Genie, search, the worker's own picture, and the menu. */
function Header() {
  const t = useTexts(layoutTexts)
  const search = useSearch()
  const opener = useRef<HTMLButtonElement>(null)
  const [menuOpen, setMenuOpen] = useState<boolean>()
  useMenuAhead()
  function close() {
    flushSync(search.close)
    opener.current?.focus()
  }
  return (
    <header className={headerStyles.header} data-app-header>
      <div className={classNames(headerStyles.bar, search.isOpen && headerStyles.searching)}>
        <Link to="/library" className={headerStyles.home} aria-label={`${brand.name}, ${t('home')}`}>
          <Logo />
        </Link>
        {search.isOpen && <SearchField {...search} close={close} />}
        <div className={headerStyles.actions}>
          <GenieLink />
          {!search.isOpen && (
            <IconButton ref={opener} label={t('search')} onClick={search.open}>
              <Search aria-hidden="true" />
            </IconButton>
          )}
          <ProfileLink />
          <IconButton label={t('menu')} aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
            <Menu aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {menuOpen !== undefined && (
        <Suspense>
          <SideMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

function GenieLink() {
  const offline = useOfflineParts()
  if (offline) return <offline.Genie className={headerStyles.genie} />
  return (
    <Link to="/chat" className={headerStyles.genie} aria-label={brand.assistant}>
      <Genie width={34} />
      <span>{brand.assistant}</span>
    </Link>
  )
}

/** Only workers have a profile picture that leads to a progress page. */
function ProfileLink() {
  const t = useTexts(layoutTexts)
  const { role } = useSession()
  const { data: profile } = useProfile()
  if (role !== 'W') return null
  return (
    <IconLink to="/worker-progress" label={t('progress')}>
      {profile && <Avatar src={profile.img_url} language={profile.language_code} size={38} />}
    </IconLink>
  )
}

const SessionBanner = laterPart(async () => (await import('#people/organisation/session-banner.tsx')).SessionBanner)
const ReaderNotices = laterPart(async () => (await import('./notices/reader-notices')).ReaderNotices)

const FloatingButtons = laterPart(async () => (await import('./floating-buttons')).FloatingButtons)

type Props = { footer?: boolean }

/** The frame of logged-in screens: header, content, floating buttons. */
export function SidebarLayout({ footer = false }: Props) {
  const t = useTexts(layoutTexts)
  const { org_id } = useSession()
  const { pathname } = useLocation()
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <Header />
      {org_id && <SessionBanner isEnabled />}
      <main
        id="content"
        tabIndex={-1}
        className={footer ? styles.main : `${styles.main} ${styles.room}`}
        key={pathname}
      >
        <Outlet />
      </main>
      <ReaderNotices isEnabled />
      {footer && <Footer />}
      <FloatingButtons key={`buttons ${pathname}`} isEnabled />
    </>
  )
}

/** The same with a footer, for employers: a worker's endless list leaves no footer within reach. */
export function SidebarLayoutWithFooter() {
  return <SidebarLayout footer={useSession().role !== 'W'} />
}
