import { initials } from '#desk-kit/initials.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { SafeImage } from '#shared/ui/media/safe-image.tsx'
import styles from './organisations.module.css'

type Props = { organisation: { name: string; logo_url: string | null }; small?: boolean }

/**
 * An organisation's logo, or the first letters of its name; hidden from screen readers, since its name is beside it.
 */
export function Sign({ organisation: { name, logo_url }, small = false }: Props) {
  return (
    <span className={classNames(styles.sign, small && styles.small)} aria-hidden="true">
      {logo_url ? <SafeImage src={logo_url} /> : initials(name)}
    </span>
  )
}
