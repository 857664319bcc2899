import { Volume2 } from 'lucide-react'
import styles from './listen-button.module.css'
import { useListen } from './use-listen'

type Props = { label: string; text: string; soundUrl: string | null }

/** Reads a question or an option aloud; renders nothing without a sound or a voice. */
export function ListenButton({ label, text, soundUrl }: Props) {
  const listen = useListen(text, soundUrl)
  if (!listen) return null
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={listen}>
      <Volume2 aria-hidden="true" />
    </button>
  )
}
