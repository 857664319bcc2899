import { FreeLessons } from '#learning/library/guest/free-lessons.tsx'
import { guestTexts } from '#learning/library/guest/guest.texts.ts'
import { GuestPrompt } from '#learning/library/guest/guest-prompt.tsx'
import { usePublicFeed } from '#learning/library/library.queries.ts'
import { Banner } from '#learning/library/notices/banner.tsx'
import { useUrlLanguage } from '#shared/i18n/use-reader-choice.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Page } from '#shared/ui/layout/page.tsx'

/** The videos that guests may watch. */
export function PublicLessonsPage() {
  const t = useTexts(guestTexts)
  const hasNone = usePublicFeed().data?.cards.length === 0
  useUrlLanguage()
  return (
    <Page tight>
      {!hasNone && <Banner title={t('watchFree')} text={t('inLanguages')} />}
      <FreeLessons />
      <GuestPrompt title="employers" />
    </Page>
  )
}
