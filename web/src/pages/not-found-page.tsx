import { useTexts } from '../shared/i18n/use-texts'
import { LinkButton } from '../shared/ui/actions/link-button'
import { Page } from '../shared/ui/layout/page'
import { ErrorState } from '../shared/ui/states/error-state'
import { notFoundTexts } from './not-found.texts'

export function NotFoundPage() {
  const t = useTexts(notFoundTexts)
  return (
    <Page width="narrow">
      <ErrorState isPage title={t('title')} text={t('text')}>
        <LinkButton to="/library">{t('home')}</LinkButton>
      </ErrorState>
    </Page>
  )
}
