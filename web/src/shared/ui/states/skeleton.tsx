import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { classNames } from '../class-names'
import { uiTexts } from '../ui.texts'
import styles from './skeleton.module.css'

type Props = {
  shape?: 'line' | 'title' | 'button' | 'tile' | 'picture' | 'banner' | 'circle'
  /** The width, if it does not fill its container. */
  width?: 'half' | 'most'
  className?: string
}

/** A grey placeholder. `data-picture` marks the place where the server inserts the picture of a public video. */
export function Skeleton({ shape = 'line', width, className }: Props) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], width && styles[width], className)}
      data-picture={shape === 'picture' || undefined}
    />
  )
}

/** Wraps skeletons: visible after 200 ms, announced once to screen readers. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTexts(uiTexts)
  return (
    <div className={classNames(styles.loading, className)} aria-busy="true">
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      {children}
    </div>
  )
}

type CardProps = {
  /** A row on phones, as in the employer's list. */
  row?: boolean
  /** The employer's AddButton. */
  button?: boolean
}

/** The skeleton of a video card. */
export function CardSkeleton({ row = false, button = false }: CardProps) {
  return (
    <div className={classNames(styles.card, row && styles.row)}>
      <Skeleton shape="picture" />
      <div className={styles.lines}>
        <Skeleton width="half" />
        <Skeleton shape="title" />
        <Skeleton shape="title" width="most" />
        {button && <Skeleton shape="button" />}
      </div>
    </div>
  )
}
