import type { Progress } from '@kasama/contract/learning/progress/progress.api'
import type { Profile } from '@kasama/contract/people/account.api'
import { CirclePlay } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { TalkingGenie } from '#shared/ui/brand/talking-genie.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { Stars } from '#shared/ui/media/stars.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { cheerTexts, progressTexts } from '../progress.texts'
import styles from './hero-card.module.css'
import { NameEdit } from './name-edit'

type Props = {
  user: Profile
  progress: Progress
  /** Adds Genie, who praises the worker herself. */
  withGenie?: boolean
  /** Her picture, if it can be changed here. */
  picture?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/** A worker's name and picture with her stars and videos. */
export function HeroCard({ user, progress, withGenie = false, picture, className, children }: Props) {
  const t = useTexts(progressTexts)
  const cheer = useTexts(cheerTexts)
  const { stars, videos_completed } = progress
  return (
    <section className={classNames(styles.hero, className)}>
      <div className={styles.top} />
      <div className={styles.content}>
        <div className={styles.avatar}>
          {picture ?? <Avatar src={user.img_url} language={user.language_code} size={140} />}
        </div>
        <div>
          <NameEdit userId={user.id} name={user.fullname} />
          <p className={styles.userId}>
            {t('userId')} <strong translate="no">{user.username}</strong>
          </p>
        </div>
        <Stars count={stars} className={styles.stars ?? ''} />
        <p className={styles.cheer}>
          {withGenie && <TalkingGenie width={38} />}
          <span>
            <Phrases>{cheer(`stars${stars as 0 | 1 | 2 | 3 | 4 | 5}`)}</Phrases>
          </span>
        </p>
        <p className={styles.completed}>
          <CirclePlay aria-hidden="true" />
          <span>
            <Phrases>{t(videos_completed === 1 ? 'completedOne' : 'completed', { count: videos_completed })}</Phrases>
          </span>
        </p>
        {children}
      </div>
    </section>
  )
}
