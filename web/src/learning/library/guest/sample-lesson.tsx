import foldingScene from '#assets/scenes/chores-fold.svg'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { FeatureList } from '#shared/ui/rows/ticks.tsx'
import { TopicTag } from '#shared/ui/topic/topic-tag.tsx'
import styles from './free-lessons.module.css'
import { guestTexts } from './guest.texts'
import { sampleTexts } from './sample.texts'

const chores = 13

/** An example of a lesson: its texts are written here, not taken from the library. */
export function SampleLesson() {
  const t = useTexts(sampleTexts)
  const guest = useTexts(guestTexts)
  return (
    <>
      <img className={styles.picture} src={foldingScene} alt="" width={688} height={387} />
      <TopicTag topicId={chores} />
      <h1>
        <Phrases>{t('title')}</Phrases>
      </h1>
      <p>
        <Phrases>{t('description')}</Phrases>
      </p>
      <FeatureList included={[t('first'), t('second'), t('third')]} />
      <LinkButton look="line" block to="/public">
        {guest('watchFree')}
      </LinkButton>
    </>
  )
}
