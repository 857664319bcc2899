import { FreeLessons } from '../../features/library/guest/free-lessons'
import { guestTexts } from '../../features/library/guest/guest.texts'
import { GuestPrompt } from '../../features/library/guest/guest-prompt'
import { usePublicFeed } from '../../features/library/library.queries'
import { Banner } from '../../features/library/notices/banner'
import { useAskedLanguage } from '../../shared/i18n/use-reader-choice'
import { useTexts } from '../../shared/i18n/use-texts'
import { Page } from '../../shared/ui/layout/page'

/** The videos that guests may watch. */
export function PublicLessonsPage() {
  const t = useTexts(guestTexts)
  const hasNone = usePublicFeed().data?.cards.length === 0
  useAskedLanguage()
  return (
    <Page tight>
      {!hasNone && <Banner title={t('watchFree')} text={t('inLanguages')} />}
      <FreeLessons />
      <GuestPrompt title="employers" />
    </Page>
  )
}
