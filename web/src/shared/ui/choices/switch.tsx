import styles from './switch.module.css'

type Props = { id: string; checked: boolean; disabled?: boolean; onChange: (isOn: boolean) => void }

/** An on/off switch; a label for its `id` names it. */
export function Switch({ id, checked, disabled = false, onChange }: Props) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      className={styles.switch}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
