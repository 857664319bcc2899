import type { Card } from '@kasama/contract/library.api'
import { Play } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { videoPath } from '../../../shared/video-path'
import { videoTexts } from '../video.texts'
import styles from './next-actions.module.css'
import { NextUp } from './next-up'

/** Links after a video: to one she has not finished, or to the library. */
export function NextActions({ next }: { next: Card | undefined }) {
  const t = useTexts(videoTexts)
  if (!next) {
    return (
      <LinkButton size="xl" block to="/library">
        {t('library')}
      </LinkButton>
    )
  }
  return (
    <>
      <NextUp next={next} />
      <LinkButton size="xl" block to={videoPath(next)} icon={<Play className={styles.full} aria-hidden="true" />}>
        {t('nextVideo')}
      </LinkButton>
    </>
  )
}
