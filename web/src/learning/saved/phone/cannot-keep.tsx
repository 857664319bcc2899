import { CloudOff } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { savedTexts } from '../saved.texts'
import { phoneTexts } from './phone.texts'

/** Shown where the browser cannot keep lessons: an old one, or a private window. */
export function CannotKeep() {
  const t = useTexts(phoneTexts)
  const cannotKeep = useTexts(savedTexts)('browserCannot')
  return (
    <Empty
      title={cannotKeep}
      text={t('tryChrome')}
      picture={
        <Leaf size={88}>
          <CloudOff aria-hidden="true" />
        </Leaf>
      }
    >
      <LinkButton size="xl" block to="/library">
        {t('chooseLessons')}
      </LinkButton>
    </Empty>
  )
}
