import { BadgeCheck, ChartColumn, Info, ListChecks, Mail, MessageCircle, Settings } from 'lucide-react'
import { useProfile } from '../../../shared/api/queries/profile.queries'
import { useEmployerTexts, useTexts } from '../../../shared/i18n/use-texts'
import { layoutTexts } from '../layout.texts'
import { employerMenuTexts } from './employer-menu.texts'
import { MenuLink } from './menu-link'

export function EmployerMenu({ onChoose }: { onChoose: () => void }) {
  const e = useEmployerTexts(employerMenuTexts)
  const t = useTexts(layoutTexts)
  const { data: profile } = useProfile()
  // "Unsubscribe" mode of the specification: an employer without a plan is offered one first. Organisations pay for
  // theirs.
  const lacksPlan = profile !== undefined && !profile.is_subscribed && !profile.is_suspended && profile.org_id === null
  return (
    <>
      {lacksPlan && <MenuLink to="/subscribe" icon={BadgeCheck} text={e('choosePlan')} onChoose={onChoose} />}
      <MenuLink to="/e-settings" icon={Settings} text={e('settings')} onChoose={onChoose} />
      <MenuLink to="/worker-progress" icon={ChartColumn} text={e('workersProgress')} onChoose={onChoose} />
      <MenuLink to="/must-watch" icon={ListChecks} text={e('mustWatch')} onChoose={onChoose} />
      <MenuLink to="/e-contact" icon={Mail} text={t('contact')} onChoose={onChoose} />
      <MenuLink to="/chat" icon={MessageCircle} text={t('chat')} onChoose={onChoose} />
      <MenuLink to="/about" icon={Info} text={t('about')} onChoose={onChoose} />
    </>
  )
}
