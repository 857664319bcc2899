import { GuestPrompt } from '#learning/library/guest/guest-prompt.tsx'
import { SampleLesson } from '#learning/library/guest/sample-lesson.tsx'
import { useUrlLanguage } from '#shared/i18n/use-reader-choice.ts'
import { Page } from '#shared/ui/layout/page.tsx'

export function SampleLessonPage() {
  useUrlLanguage()
  return (
    <Page width="narrow" tight>
      <SampleLesson />
      <GuestPrompt title="unlockAll" />
    </Page>
  )
}
