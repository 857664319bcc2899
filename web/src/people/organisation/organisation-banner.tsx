import type { Organisation } from '@kasama/contract/people/organisation.api'
import { SafeImage } from '#shared/ui/media/safe-image.tsx'
import styles from './organisation-banner.module.css'

/** An organisation's logo; without one, the name in its address. */
export function OrganisationBanner({ organisation }: { organisation: Organisation }) {
  const { short_url, logo_url } = organisation
  const name = short_url.replace(/(^|-)(\w)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`)
  return (
    <p className={styles.banner}>
      {logo_url ? <SafeImage src={logo_url} alt={name} height={40} loading="eager" /> : name}
    </p>
  )
}
