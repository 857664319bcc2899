import fourLanguages from '../../../assets/art/four-languages.svg'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { DialogPicture } from '../../../shared/ui/media/dialog-picture'
import { ChoiceDialog } from '../../../shared/ui/overlay/choice-dialog'
import { billingTexts } from '../billing.texts'

type Props = { open: boolean; onCancel: () => void; onProceed: () => void }

/** Tells an employer the four languages before she pays. */
export function LanguagesDialog({ open, onCancel, onProceed }: Props) {
  const t = useEmployerTexts(billingTexts)
  return (
    <ChoiceDialog
      open={open}
      title={t('fourLanguages')}
      text={t('fourLanguageNames')}
      picture={<DialogPicture src={fourLanguages} width={260} height={110} />}
      yes={{ label: t('proceed'), onPress: onProceed }}
      no={{ label: t('cancel'), onPress: onCancel }}
    />
  )
}
