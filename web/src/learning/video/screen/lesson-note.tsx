import { adviceTopics } from '@kasama/contract/learning/video/video.rules'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { videoTexts } from '../video.texts'

/** Note below lessons about health and danger: the number to call, and whose advice comes first. */
export function LessonNote({ topicIds }: { topicIds: number[] }) {
  const t = useTexts(videoTexts)
  if (!topicIds.some((id) => adviceTopics.includes(id))) return null
  return (
    <p className="muted text-15">
      <Phrases>{t('general')}</Phrases>
    </p>
  )
}
