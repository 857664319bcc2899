import { useTexts } from '#shared/i18n/use-texts.ts'
import { useSession } from '#shared/session/use-session.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Page } from '#shared/ui/layout/page.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { notFoundTexts } from './not-found.texts'

/** Links to the videos: a guest to the free lessons. */
export function NotFoundPage() {
  const t = useTexts(notFoundTexts)
  const { web_token } = useSession()
  return (
    <Page width="narrow">
      <ErrorState isPage title={t('title')} text={t('text')}>
        <LinkButton to={web_token ? '/library' : '/public'}>{t('home')}</LinkButton>
      </ErrorState>
    </Page>
  )
}
