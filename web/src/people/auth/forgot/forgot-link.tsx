import type { MouseEvent, ReactNode } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { authTexts } from '../auth.texts'
import type { LoginRole } from '../log-in'

type Props = { loginRole: LoginRole; icon?: ReactNode; onOpen: () => void }

/** Opens the dialog, or its own page until the script has loaded. */
export function ForgotLink({ loginRole, icon, onOpen }: Props) {
  const t = useTexts(authTexts)
  function open(event: MouseEvent) {
    event.preventDefault()
    onOpen()
  }
  return (
    <TextLink to={loginRole === 'W' ? '/w-forgot-pass' : '/e-forgot-pass'} onClick={open}>
      {icon}
      <span>
        <Phrases>{t('forgot')}</Phrases>
      </span>
    </TextLink>
  )
}
