import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { classNames } from '../class-names'
import { uiTexts } from '../ui.texts'
import styles from './skeleton.module.css'

type Props = {
  shape?: 'line' | 'title' | 'button' | 'tile' | 'picture' | 'banner' | 'circle'
  /** Any CSS width, where the shape does not fill its place. */
  width?: string
  className?: string
}

/** A grey shape in the place of content to come. */
export function Skeleton({ shape = 'line', width, className }: Props) {
  return <span className={classNames(styles.skeleton, styles[shape], className)} {...(width && { style: { width } })} />
}

/** Holds skeletons: seen after 200 ms, said once to those who cannot see them. */
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

/** The shape of a video card. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="picture" />
      <div className={styles.lines}>
        <Skeleton width="42%" />
        <Skeleton shape="title" width="92%" />
        <Skeleton shape="title" width="64%" />
      </div>
    </div>
  )
}
