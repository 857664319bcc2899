import { Check, Lock, Plus } from 'lucide-react'
import { useEmployerTexts } from '../../i18n/use-texts'
import { addTexts } from './add.texts'
import styles from './add-button.module.css'

type Props = {
  /** `fixed`: the worker has completed it, so it can't be removed. */
  state: 'add' | 'added' | 'fixed'
  /** The title of the video, for the accessible name. */
  title: string
  /** Whether adding requires a plan: a press says so. */
  isLocked?: boolean
  onPress: () => void
}

/** For employers: adds a video for the worker; a second press removes it. */
export function AddButton({ state, title, isLocked = false, onPress }: Props) {
  const t = useEmployerTexts(addTexts)
  const addIcon = isLocked ? Lock : Plus
  const Icon = state === 'add' ? addIcon : Check
  return (
    <button
      type="button"
      className={styles.add}
      data-state={state}
      disabled={state === 'fixed'}
      aria-pressed={state !== 'add'}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
      <span>{t(state === 'add' ? 'add' : 'added')}</span>
      <span className="sr-only">: {title}</span>
    </button>
  )
}
