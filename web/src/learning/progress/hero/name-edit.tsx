import { Pencil } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { useWaitingActs } from '#shared/watching/use-waiting-count.ts'
import { useRename } from '../progress.queries'
import { progressTexts } from '../progress.texts'
import styles from './name-edit.module.css'

type Props = {
  userId: number
  name: string
  /** Whether leaving the field without "Save" keeps the name, too. */
  savesOnLeave?: boolean
}

/** A press on the name edits it, until it is saved or canceled. */
export function NameEdit({ userId, name: savedName, savesOnLeave = false }: Props) {
  const t = useTexts(progressTexts)
  const waiting = useWaitingActs().find((act) => act.kind === 'name' && act.user_id === userId)
  const name = waiting?.kind === 'name' ? waiting.fullname : savedName
  /** Undefined until the name is first pressed: it takes the focus only after that. */
  const [isEditing, setEditing] = useState<boolean>()
  const [typed, setTyped] = useState(name)
  const rename = useRename(userId)

  function edit() {
    setTyped(name)
    rename.reset()
    setEditing(true)
  }
  function save(event: FormEvent) {
    event.preventDefault()
    const newName = typed.trim()
    if (newName === '' || newName === name) return setEditing(false)
    if (!rename.isPending) rename.mutate(newName, { onSuccess: () => setEditing(false) })
  }

  const leave = useEffectEvent(() => {
    const newName = typed.trim()
    if (savesOnLeave && isEditing && newName !== '' && newName !== name && !rename.isPending) rename.mutate(newName)
  })
  useEffect(() => () => leave(), [])

  if (!isEditing) {
    return (
      <h2 className={styles.place}>
        <button
          type="button"
          className={styles.name}
          onClick={edit}
          // biome-ignore lint/a11y/noAutofocus: the button that ended the editing is gone
          autoFocus={isEditing === false}
        >
          <span>{name || t('addName')}</span>
          <Pencil role="img" aria-label={t('editName')} />
        </button>
      </h2>
    )
  }
  return (
    <form method="dialog" className={styles.form} onSubmit={save}>
      <h2 className="sr-only">{t('editName')}</h2>
      <TextField
        label={t('fullName')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={120}
        autoComplete="off"
        autoFocus
        error={rename.error?.message}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="s" busy={rename.isPending}>
          {t('save')}
        </Button>
        <Button look="line" size="s" onClick={() => setEditing(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
