import { Download } from 'lucide-react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { phoneTexts } from './phone.texts'

/** Shown while nothing is saved. */
export function NoneSaved() {
  const t = useTexts(phoneTexts)
  return (
    <Empty
      title={t('none')}
      text={t('saveOnWifi')}
      picture={
        <Leaf size={88}>
          <Download aria-hidden="true" />
        </Leaf>
      }
    >
      <LinkButton size="xl" block icon={<Download aria-hidden="true" />} to="/library">
        {t('chooseLessons')}
      </LinkButton>
    </Empty>
  )
}
