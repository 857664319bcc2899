import { Check, Lock, Plus } from 'lucide-react'
import { useEmployerTexts } from '../../i18n/use-texts'
import { addTexts } from './add.texts'
import styles from './add-button.module.css'

type Props = {
  /** `fixed`: the worker has completed it, so it stays. */
  state: 'add' | 'added' | 'fixed'
  /** The video it adds or takes away. */
  title: string
  busy?: boolean
  /** Adding wants a plan: pressing tells so. */
  isLocked?: boolean
  onPress: () => void
}

/** Adds a video for the worker; pressing it again takes the video away. For employers. */
export function AddButton({ state, title, busy = false, isLocked = false, onPress }: Props) {
  const t = useEmployerTexts(addTexts)
  const whenOpen = isLocked ? Lock : Plus
  const Icon = state === 'add' ? whenOpen : Check
  return (
    <button
      type="button"
      className={styles.add}
      data-state={state}
      disabled={state === 'fixed'}
      aria-pressed={state !== 'add'}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onPress}
    >
      <Icon aria-hidden="true" />
      {t(state === 'add' ? 'add' : 'added')}
      <span className="sr-only">: {title}</span>
    </button>
  )
}
