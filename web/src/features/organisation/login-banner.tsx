import { useOrganisationAt } from './organisation.queries'
import { OrganisationBanner } from './organisation-banner'

/** Whose login page this is; nothing while that is unknown. */
export function LoginBanner({ shortUrl }: { shortUrl: string }) {
  const { data } = useOrganisationAt(shortUrl)
  return data ? <OrganisationBanner organisation={data} /> : null
}
