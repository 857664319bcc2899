import { GuestPrompt } from '../features/library/guest/guest-prompt'
import { SampleLesson } from '../features/library/guest/sample-lesson'
import { useAskedLanguage } from '../shared/i18n/use-reader-choice'
import { Page } from '../shared/ui/layout/page'

export function SampleLessonPage() {
  useAskedLanguage()
  return (
    <Page width="narrow" tight>
      <SampleLesson />
      <GuestPrompt title="unlockAll" />
    </Page>
  )
}
