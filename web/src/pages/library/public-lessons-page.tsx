import { FreeLessons } from '../../features/library/guest/free-lessons'
import { guestTexts } from '../../features/library/guest/guest.texts'
import { GuestPrompt } from '../../features/library/guest/guest-prompt'
import { Banner } from '../../features/library/notices/banner'
import { useAskedLanguage } from '../../shared/i18n/use-reader-choice'
import { useTexts } from '../../shared/i18n/use-texts'
import { Page } from '../../shared/ui/layout/page'
import { Phrases } from '../../shared/ui/phrases'

/** The videos that guests may watch. */
export function PublicLessonsPage() {
  const t = useTexts(guestTexts)
  useAskedLanguage()
  return (
    <Page tight>
      <Banner title={t('watchFree')} text={t('inLanguages')} />
      <FreeLessons />
      <GuestPrompt title="employers">
        <p>
          <Phrases>{t('over')}</Phrases>
        </p>
      </GuestPrompt>
    </Page>
  )
}
