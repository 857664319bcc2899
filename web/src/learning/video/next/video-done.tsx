import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { videoTexts } from '../video.texts'
import styles from './next-actions.module.css'

type Props = {
  /** The reason why the video could not be marked as watched; its end counts only once the server has confirmed it. */
  problem: string | null
  onRetry: () => void
  /** For a worker who wants praise. */
  praise?: ReactNode
  /** Progress that the video brought her. */
  gain?: ReactNode
  actions: ReactNode
}

/** The end of a video without questions. */
export function VideoDone({ problem, onRetry, praise, gain, actions }: Props) {
  const t = useTexts(videoTexts)
  return (
    <Panel aria-label={t('completed')}>
      {problem ? (
        <>
          <Notice kind="bad">{problem}</Notice>
          <Button block onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </>
      ) : (
        <div className={styles.done} role="status" data-praise>
          {praise}
          <Tag kind="ok" icon={<CircleCheck aria-hidden="true" />}>
            {t('completed')}
          </Tag>
        </div>
      )}
      {!problem && gain}
      {!problem && actions}
    </Panel>
  )
}
