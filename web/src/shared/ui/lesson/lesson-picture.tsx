import type { ReactNode } from 'react'
import { LessonImage, type PicturedLesson } from './lesson-image'
import styles from './lesson-picture.module.css'

type Props = {
  lesson: PicturedLesson
  /** Content of the leaf in its corner: the position in the list, or an icon. */
  children?: ReactNode
}

/** A small picture of a lesson in a list. */
export function LessonPicture({ lesson, children }: Props) {
  return (
    <LessonImage lesson={lesson} width={160} className={styles.picture}>
      {children !== undefined && <span className={styles.leaf}>{children}</span>}
    </LessonImage>
  )
}
