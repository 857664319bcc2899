import { Gift, Info, KeyRound, Mail, MessageCircle, Star } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { layoutTexts } from '../layout.texts'
import { LanguageChoice } from './language-choice'
import { MenuLink } from './menu-link'

type Props = { onChoose: () => void; isShort: boolean }

/** The worker's menu; `isShort` is for the plain list of videos. */
export function WorkerMenu({ onChoose, isShort }: Props) {
  const t = useTexts(layoutTexts)
  const contact = <MenuLink to="/contact" icon={Mail} text={t('contact')} onChoose={onChoose} />
  if (isShort) {
    return (
      <>
        <MenuLink to="/worker-redeem" icon={Gift} text={t('redeem')} onChoose={onChoose} />
        <MenuLink to="/worker-progress" icon={Star} text={t('progress')} onChoose={onChoose} />
        {contact}
      </>
    )
  }
  return (
    <>
      <MenuLink to="/worker-redeem" icon={Gift} text={t('redeem')} onChoose={onChoose} />
      <MenuLink to="/e-settings-pass" icon={KeyRound} text={t('password')} onChoose={onChoose} />
      <LanguageChoice />
      {contact}
      <MenuLink to="/chat" icon={MessageCircle} text={t('chat')} onChoose={onChoose} />
      <MenuLink to="/about" icon={Info} text={t('about')} onChoose={onChoose} />
    </>
  )
}
