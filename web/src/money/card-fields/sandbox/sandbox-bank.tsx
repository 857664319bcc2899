import { useState } from 'react'
import bank from '#assets/art/bank.svg'
import { request } from '#shared/api/request.ts'
import { moneyWithCents } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { DialogPicture } from '#shared/ui/media/dialog-picture.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { chargeTexts } from '../../charge/charge.texts'
import type { BankProps } from '../card-entry'

type Answer = 'accept' | 'refuse'

/** The bank's window of the sandbox. Closing it gives no answer. */
export function SandboxBank({ question }: BankProps) {
  const t = useEmployerTexts(chargeTexts)
  const [chosenAnswer, setChosenAnswer] = useState<Answer>()
  if (!question) return null
  const { clientSecret: client_secret, amount, close } = question

  async function answer(choice: Answer) {
    if (chosenAnswer) return
    setChosenAnswer(choice)
    // The result, even of a lost response, is requested when the window closes.
    await request('POST /payment/sandbox_bank', { body: { client_secret, answer: choice } }).catch(() => {})
    setChosenAnswer(undefined)
    close()
  }

  return (
    <Dialog
      open
      title={t('confirmWithBank')}
      text={amount > 0 ? t('bankAsks', { amount: moneyWithCents(amount) }) : t('bankAsksAboutCard')}
      picture={<DialogPicture src={bank} width={168} />}
      onDismiss={close}
      actions={
        <>
          <Button block busy={chosenAnswer === 'accept'} onClick={() => void answer('accept')}>
            {t('confirm')}
          </Button>
          <Button block look="line" busy={chosenAnswer === 'refuse'} onClick={() => void answer('refuse')}>
            {t('refuse')}
          </Button>
        </>
      }
    >
      <p>{t('testBank')}</p>
    </Dialog>
  )
}
