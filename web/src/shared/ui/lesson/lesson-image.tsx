import { type ComponentProps, type ReactNode, useState } from 'react'
import { dataSaver } from '../../device/data-saver'
import { classNames } from '../class-names'
import { SafeImage } from '../media/safe-image'
import { topicScene } from '../topic/topic-scenes'
import styles from './lesson-image.module.css'

export type PicturedLesson = { thumbnail_url: string | null; topic_ids: readonly number[]; is_locked?: boolean }

type Props = Pick<ComponentProps<typeof SafeImage>, 'loading'> & {
  lesson: PicturedLesson
  /** The picture's intrinsic width, to reserve its space. */
  width: number
  className?: string | undefined
  /** Overlays on the picture. */
  children?: ReactNode
}

/**
 * A lesson's picture, or the drawing of its topic; faded while it is locked. Who saves data gets no picture of a lesson
 * that begins below the screen.
 */
export function LessonImage({ lesson, width, loading, className, children }: Props) {
  const { thumbnail_url, topic_ids, is_locked } = lesson
  const [saver, setSaver] = useState(dataSaver)
  function measure(image: Element | null) {
    if (image && image.getBoundingClientRect().top + scrollY < innerHeight) setSaver(undefined)
  }
  return (
    <span ref={saver && measure} className={classNames(styles.image, className)} data-locked={is_locked || undefined}>
      <SafeImage
        src={saver ? null : thumbnail_url}
        fallback={topicScene(topic_ids[0])}
        alt=""
        width={width}
        height={(width * 9) / 16}
        {...(loading && { loading })}
      />
      {children}
    </span>
  )
}
