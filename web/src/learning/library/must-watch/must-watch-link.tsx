import { firstName } from '@kasama/contract/first-name.rules'
import { ListChecks } from 'lucide-react'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useUser } from '#shared/api/queries/user.queries.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { mustWatchTexts } from './must-watch.texts'

/** Link to the list that an employer chose, with her worker's name. */
export function MustWatchLink() {
  const t = useEmployerTexts(mustWatchTexts)
  const { data: profile } = useProfile()
  const { data: worker } = useUser(profile?.worker_id ?? null)
  const name = firstName(worker?.fullname ?? '')
  return (
    <TextLink to="/must-watch">
      <ListChecks aria-hidden="true" />
      <span>{name ? t('listOf', { name }) : t('list')}</span>
    </TextLink>
  )
}
