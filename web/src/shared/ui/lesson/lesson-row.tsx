import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './lesson-row.module.css'

type LessonTextProps = {
  /** Its topic and further facts. */
  facts: ReactNode
  title: ReactNode
  level?: 'h2' | 'h3' | undefined
  className?: string | undefined
  /** Below the title. */
  children?: ReactNode
}
type Props = Omit<LessonTextProps, 'children'> & Omit<ComponentProps<'article'>, 'title'> & { picture: ReactNode }

/** A lesson in a list: a small picture, facts and title, with `children` below. */
export function LessonRow({ picture, facts, title, level, className, children, ...rest }: Props) {
  return (
    <LessonFrame {...rest} className={classNames(styles.row, className)}>
      {picture}
      <LessonText facts={facts} title={title} level={level} />
      {children}
    </LessonFrame>
  )
}

/** The frame of a lesson in a list. */
export function LessonFrame({ className, ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={classNames(styles.frame, className)} />
}

/** The texts beside the picture. */
export function LessonText({ facts, title, level: Heading = 'h3', className, children }: LessonTextProps) {
  return (
    <div className={classNames('stack left gap-6 shrink', className)}>
      {facts}
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  )
}
