import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { videosTexts as t } from '../videos.texts'

const confirmations = {
  publish: { title: t.publishAll, text: t.publishAllText, action: t.publish },
  take_back: { title: t.takeBackAll, text: t.takeBackAllText, action: t.takeBack },
}

const withNumber = (action: string, lessons: number) =>
  fillIn(lessons === 1 ? t.doWithOne : t.doWithMany, { action, number: lessons.toLocaleString('en') })

/** Returns the text of a dialog's button, with the number of lessons if all of a list are chosen. */
export const changeLabel = (lessons: number | null) => (lessons === null ? t.change : withNumber(t.change, lessons))

type Props = {
  /** The action to confirm; null if there is none. */
  toConfirm: keyof typeof confirmations | null
  lessons: number
  onConfirm: (action: keyof typeof confirmations) => void
  onDismiss: () => void
}

/** Names the number of lessons before an action on all of a list. */
export function ConfirmAll({ toConfirm, lessons, onConfirm, onDismiss }: Props) {
  const { title, text, action } = confirmations[toConfirm ?? 'publish']
  const number = lessons.toLocaleString('en')
  return (
    <FormDialog
      open={toConfirm !== null}
      title={title}
      action={withNumber(action, lessons)}
      onSubmit={() => toConfirm && onConfirm(toConfirm)}
      onDismiss={onDismiss}
    >
      <p>{fillIn(text, { number })}</p>
    </FormDialog>
  )
}
