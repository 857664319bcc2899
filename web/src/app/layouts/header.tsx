import { brand } from '@kasama/contract/brand'
import { Menu, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { useProfile } from '../../shared/api/profile.queries'
import { useTexts } from '../../shared/i18n/use-texts'
import { exists } from '../../shared/screens'
import { useSession } from '../../shared/session/use-session'
import { IconButton, IconLink } from '../../shared/ui/actions/icon-button'
import { Genie } from '../../shared/ui/brand/genie'
import { Logo } from '../../shared/ui/brand/logo'
import { classNames } from '../../shared/ui/class-names'
import { Avatar } from '../../shared/ui/media/avatar'
import styles from './header.module.css'
import { layoutTexts } from './layout.texts'
import { SideMenu } from './menu/side-menu'
import { SearchField } from './search/search-field'
import { useSearch } from './search/use-search'

/** Logo, Genie, search, the worker's own picture, and the menu. */
export function Header() {
  const t = useTexts(layoutTexts)
  const search = useSearch()
  const opener = useRef<HTMLButtonElement>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  function close() {
    flushSync(search.close)
    opener.current?.focus()
  }
  return (
    <header className={styles.header} data-app-header>
      <div className={classNames(styles.bar, search.isOpen && styles.searching)}>
        <Link to="/library" className={styles.home} aria-label={`${brand.name}, ${t('home')}`}>
          <Logo />
        </Link>
        {search.isOpen && <SearchField {...search} close={close} />}
        <div className={styles.actions}>
          {exists('/chat') && <GenieLink />}
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
      <SideMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  )
}

function GenieLink() {
  return (
    <Link to="/chat" className={styles.genie} aria-label={brand.assistant}>
      <Genie width={34} />
      <span>{brand.assistant}</span>
    </Link>
  )
}

/** Workers alone have a progress page of their own. */
function ProfileLink() {
  const t = useTexts(layoutTexts)
  const { role } = useSession()
  const { data: profile } = useProfile()
  if (role !== 'W' || !exists('/worker-progress')) return null
  return (
    <IconLink to="/worker-progress" label={t('progress')}>
      {profile && <Avatar src={profile.img_url} language={profile.language_code} size={38} />}
    </IconLink>
  )
}
