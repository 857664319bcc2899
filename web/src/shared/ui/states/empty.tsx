import type { ReactNode } from 'react'
import { Genie } from '../brand/genie'
import { Phrases } from '../phrases'
import styles from './state.module.css'

type Props = {
  title: string
  /** Whether it is the whole page, so that its title is the page's heading. */
  isPage?: boolean
  text?: string
  picture?: ReactNode
  children?: ReactNode
}

/** An empty state: Genie, one sentence, and a link (`children`). */
export function Empty({ title, isPage = false, text, picture, children }: Props) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      {picture ?? <Genie width={120} />}
      <Title>
        <Phrases>{title}</Phrases>
      </Title>
      {text && (
        <p className={styles.text}>
          <Phrases>{text}</Phrases>
        </p>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
