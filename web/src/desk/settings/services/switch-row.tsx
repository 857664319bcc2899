import { Lock } from 'lucide-react'
import { useId } from 'react'
import { Switch } from '#shared/ui/choices/switch.tsx'
import styles from '../settings.module.css'

type Props = { name: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A setting that is on or off, and its effect. */
export function SwitchRow({ name, hint, isOn, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        <b>{name}</b>
        <small>{hint}</small>
      </label>
      <Switch id={id} checked={isOn} onChange={onChange} />
    </div>
  )
}

/** A setting that cannot be changed here. */
export function FixedRow({ name, hint, value }: { name: string; hint: string; value?: string }) {
  return (
    <div className={styles.row}>
      <div>
        <b>{name}</b>
        <small>{hint}</small>
      </div>
      <span className={styles.fixed}>
        {value}
        <Lock aria-hidden="true" />
      </span>
    </div>
  )
}
