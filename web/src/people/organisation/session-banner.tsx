import { useSession } from '#shared/session/use-session.ts'
import { useOrganisation } from './organisation.queries'
import { OrganisationBanner, organisationName } from './organisation-banner'
import styles from './organisation-banner.module.css'

/** Shown above the pages of an organisation's employers, until they hide banners. */
export function SessionBanner() {
  const { org_id, hideBanner } = useSession()
  const id = Number(org_id)
  return id > 0 && hideBanner === '' ? <LoadedBanner id={id} /> : null
}

function LoadedBanner({ id }: { id: number }) {
  const { data } = useOrganisation(id)
  if (!data) return null
  return (
    <aside className={styles.session} aria-label={organisationName(data)}>
      <OrganisationBanner organisation={data} />
    </aside>
  )
}
