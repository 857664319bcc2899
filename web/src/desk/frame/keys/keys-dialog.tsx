import { useId, useState } from 'react'
import { singleKeys } from '#desk-kit/keys/single-keys.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { menuOf } from '../menu/menu'
import { keysTexts as t } from './keys.texts'
import styles from './keys-dialog.module.css'

type Key = [name: string, ...keys: string[]]

const lists: Key[] = [
  [t.rows, 'J', 'K'],
  [t.open, 'O'],
  [t.choose, 'X'],
  [t.edit, 'E'],
]

/** Every key of the desk, and the switch that turns single ones off. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { all } = menuOf(useDesk())
  const everywhere: Key[] = [
    [t.search, '/'],
    [t.these, '?'],
    [t.close, 'Esc'],
  ]
  const pages = all.map(({ label, key }): Key => [label, 'G', key.toUpperCase()])
  return (
    <Dialog open={open} title={t.title} wide onDismiss={onClose}>
      <div className={styles.groups}>
        <Group title={t.everywhere} keys={everywhere} />
        <Group title={t.lists} keys={lists} />
        <Group title={t.pages} keys={pages} />
      </div>
      <Rest />
    </Dialog>
  )
}

function Group({ title, keys }: { title: string; keys: Key[] }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <dl>
        {keys.map(([name, ...pressed]) => (
          <div key={name} className={`row between gap-10 ${styles.line}`}>
            <dt>{name}</dt>
            <dd>
              {pressed.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Rest() {
  const id = useId()
  const [areOn, setOn] = useState(singleKeys.areOn)
  return (
    <p className={`row between gap-14 muted ${styles.rest}`}>
      <label htmlFor={id}>{t.singles}</label>
      <Switch
        id={id}
        checked={areOn}
        onChange={(isOn) => {
          singleKeys.set(isOn)
          setOn(isOn)
        }}
      />
    </p>
  )
}
