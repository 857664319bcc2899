import type { Profile } from '@kasama/contract/people/account.api'
import { ArrowRight, CircleAlert } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { settingsTexts } from '../settings.texts'
import { missingSetup, setupTarget } from './missing-setup'

type Props = {
  profile: Profile
  /** Puts the button into the notice, as on a phone. */
  isInNotice?: boolean
}

/** The step that is missing before her worker can learn, with a link; nothing if setup is complete. */
export function ContinueSetup({ profile, isInNotice = false }: Props) {
  const t = useEmployerTexts(settingsTexts)
  const step = missingSetup(profile)
  if (!step) return null
  const target = setupTarget(step)
  const link = (
    <>
      {t('continueSetup')}
      <ArrowRight aria-hidden="true" />
    </>
  )
  return (
    <>
      <Notice kind="warn" icon={<CircleAlert aria-hidden="true" />}>
        <span>{t(step === 'worker' ? 'noWorker' : 'noTopics')}</span>
        {isInNotice && (
          <>
            <br />
            <TextLink {...target}>{link}</TextLink>
          </>
        )}
      </Notice>
      {!isInNotice && (
        <LinkButton {...target} block>
          {link}
        </LinkButton>
      )}
    </>
  )
}
