import { useTexts } from '../../../shared/i18n/use-texts'
import { exists } from '../../../shared/screens'
import { useSession } from '../../../shared/session/use-session'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { Genie } from '../../../shared/ui/brand/genie'
import { Phrases } from '../../../shared/ui/phrases'
import { videoTexts } from '../video.texts'

/** Link to Genie that takes the lesson along. */
export function AskGenie({ videoId }: { videoId: number }) {
  const t = useTexts(videoTexts)
  const isGuest = useSession().web_token === ''
  if (isGuest || !exists('/chat')) return null
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
