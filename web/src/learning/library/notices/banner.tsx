import type { ReactNode } from 'react'
import companions from '#assets/banner-companions.svg'
import { Phrases } from '#shared/ui/phrases.tsx'
import styles from './library-banner.module.css'

type Props = {
  title: string
  text: string
  /** A button in its corner. */
  children?: ReactNode
}

/** A green greeting with the companions' picture. */
export function Banner({ title, text, children }: Props) {
  return (
    <div className={styles.banner}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Phrases>{title}</Phrases>
        </h2>
        <p className={styles.text}>
          <Phrases>{text}</Phrases>
        </p>
      </div>
      <img className={styles.picture} src={companions} alt="" width={320} height={150} />
      {children}
    </div>
  )
}
