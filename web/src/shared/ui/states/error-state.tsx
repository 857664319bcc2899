import type { ReactNode } from 'react'
import { Button } from '../actions/button'
import { TalkingGenie } from '../brand/talking-genie'
import { Phrases } from '../phrases'
import styles from './state.module.css'

type Props = {
  title?: string
  /** Whether it is the whole page, so that its title is the page's heading. */
  isPage?: boolean
  text: string
  picture?: ReactNode
  action?: string
  onAction?: () => void
  children?: ReactNode
}

/** Replaces content that could not be shown: the error, and a link or button. */
export function ErrorState({ title, isPage = false, text, picture, action, onAction, children }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.state} role="alert">
      {picture ?? <TalkingGenie width={120} />}
      {title && (
        <Heading>
          <Phrases>{title}</Phrases>
        </Heading>
      )}
      <p className={styles.text}>
        <Phrases>{text}</Phrases>
      </p>
      {action && <Button onClick={onAction}>{action}</Button>}
      {children}
    </div>
  )
}
