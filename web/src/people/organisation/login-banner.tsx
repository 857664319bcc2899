import { useOrganisationAt } from './organisation.queries'
import { OrganisationBanner } from './organisation-banner'

/** The banner of the organisation that this login page belongs to; renders nothing while that is unknown. */
export function LoginBanner({ shortUrl }: { shortUrl: string }) {
  const { data } = useOrganisationAt(shortUrl)
  return data ? <OrganisationBanner organisation={data} /> : null
}
