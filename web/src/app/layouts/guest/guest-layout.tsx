import { brand } from '@kasama/contract/brand'
import { languages } from '@kasama/contract/language'
import { Globe } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, Navigate, Outlet } from 'react-router'
import { lazyPart } from '#shared/i18n/lazy-part.ts'
import { useReaderChoice } from '#shared/i18n/use-reader-choice.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { session } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { NameInChoice } from '#shared/ui/choices/language-name.tsx'
import { RadioList } from '#shared/ui/choices/radio-list.tsx'
import { Sheet } from '#shared/ui/overlay/sheet.tsx'
import headerStyles from '../header.module.css'
import styles from '../layout.module.css'
import { layoutTexts } from '../layout.texts'

type Props = { footer?: ReactNode }

/** Lazy: guests don't need it; for logged-in readers the route downloads it together with this frame. */
const SidebarLayout = lazyPart(async () => (await import('../sidebar-layout')).SidebarLayout)

/** The frame of pages that guests watch: choice of language and login. Logged-in readers keep their own frame. */
export function GuestLayout({ footer }: Props) {
  const t = useTexts(layoutTexts)
  const { web_token } = useSession()
  // After a logout the next login begins at the home screen, not here.
  const [wasLoggedIn] = useState(web_token !== '')
  if (web_token !== '')
    return (
      <Suspense>
        <SidebarLayout />
      </Suspense>
    )
  if (wasLoggedIn && !session.wasEnded()) return <Navigate to="/" replace />
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip')}
      </a>
      <header className={headerStyles.header} data-app-header>
        <div className={headerStyles.bar}>
          <Link to="/public" className={headerStyles.home} aria-label={`${brand.name}, ${t('freeLessons')}`}>
            <Logo />
          </Link>
          <LanguageButton />
          <LinkButton to="/" look="line" size="s">
            {t('logIn')}
          </LinkButton>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {footer}
    </>
  )
}

const options = languages.map((value) => ({ value, label: <NameInChoice language={value} /> }))

function LanguageButton() {
  const t = useTexts(layoutTexts)
  const [isOpen, setOpen] = useState(false)
  const choose = useReaderChoice()
  const close = () => setOpen(false)
  return (
    <>
      <IconButton label={t('language')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Globe aria-hidden="true" />
      </IconButton>
      <Sheet open={isOpen} title={t('language')} onClose={close}>
        <RadioList label={t('language')} options={options} value={useLanguage()} onChange={choose} onPress={close} />
      </Sheet>
    </>
  )
}
