import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { removeAll } from '#shared/saved-lessons/saved-lessons.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { focusContent } from '#shared/ui/focus-content.ts'
import { ChoiceDialog } from '#shared/ui/overlay/choice-dialog.tsx'
import { phoneTexts } from './phone.texts'

/** Removes all lessons after a question: this cannot be undone. */
export function RemoveAll() {
  const t = useTexts(phoneTexts)
  const [isAsking, setAsking] = useState(false)
  async function remove() {
    setAsking(false)
    await removeAll()
    focusContent()
  }
  return (
    <>
      <Button look="line" block icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('removeAll')}
      </Button>
      <ChoiceDialog
        open={isAsking}
        title={t('askRemoveAll')}
        text={t('canSaveAgain')}
        yes={{ label: t('yesRemoveAll'), onPress: remove, isDangerous: true }}
        no={{ label: t('keep'), onPress: () => setAsking(false) }}
      />
    </>
  )
}
