import { useTexts } from '#shared/i18n/use-texts.ts'
import { useSession } from '#shared/session/use-session.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { videoTexts } from '../video.texts'

/** Link to Genie that takes the lesson along. */
export function AskGenie({ videoId }: { videoId: number }) {
  const t = useTexts(videoTexts)
  const isGuest = useSession().web_token === ''
  if (isGuest) return null
  return (
    <p>
      <LinkButton look="line" to={`/chat?video=${videoId}`} icon={<Genie width={28} />}>
        <span>
          <Phrases>{t('askGenie')}</Phrases>
        </span>
      </LinkButton>
    </p>
  )
}
