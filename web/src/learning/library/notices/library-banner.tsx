import { firstName } from '@kasama/contract/first-name.rules'
import { X } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { session } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { focusContent } from '#shared/ui/focus-content.ts'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { Banner } from './banner'
import { employerLibraryTexts } from './employer-library.texts'
import { greeting } from './greeting'
import styles from './library-banner.module.css'

/** The employer's greeting, once her name is known, with the first step, until she hides it. */
export function LibraryBanner({ fullname }: { fullname: string | undefined }) {
  const t = useEmployerTexts(employerLibraryTexts)
  if (useSession().hideBanner !== '') return null
  if (fullname === undefined) return <BannerPlaceholder />
  const name = firstName(fullname)
  return (
    <Banner title={name ? t(greeting(new Date().getHours()), { name }) : t('welcome')} text={t('addHint')}>
      <IconButton label={t('hideBanner')} className={styles.hide} onClick={hide}>
        <X aria-hidden="true" />
      </IconButton>
    </Banner>
  )
}

export function BannerPlaceholder() {
  return (
    <Loading>
      <Skeleton shape="banner" className={styles.placeholder ?? ''} />
    </Loading>
  )
}

function hide() {
  session.set({ hideBanner: '1' })
  focusContent()
}
