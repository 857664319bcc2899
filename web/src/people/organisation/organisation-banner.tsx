import type { Organisation } from '@kasama/contract/people/organisation.api'
import { SafeImage } from '#shared/ui/media/safe-image.tsx'
import styles from './organisation-banner.module.css'

/** The readable name of an organisation, from its path: 'Sample Homes' for 'sample-homes'. */
export const organisationName = ({ short_url }: Organisation): string =>
  short_url.replace(/(^|-)(\w)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`)

/** An organisation's logo; without one, its name. */
export function OrganisationBanner({ organisation }: { organisation: Organisation }) {
  const { logo_url } = organisation
  const name = organisationName(organisation)
  return (
    <p className={styles.banner}>
      {logo_url ? <SafeImage src={logo_url} alt={name} height={40} loading="eager" /> : name}
    </p>
  )
}
