import { brand } from '@kasama/contract/brand'
import styles from './logo.module.css'

type Props = { onGreen?: boolean; name?: string }

/** The mark and the product's name. On dark green the upright is white. */
export function Logo({ onGreen = false, name = brand.name }: Props) {
  return (
    <span className={styles.logo} data-on-green={onGreen || undefined}>
      <LogoMark />
      <span translate="no">{name}</span>
    </span>
  )
}

/** The mark alone, in the size of the letters beside it. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.upright} x="3" y="3" width="9" height="26" rx="4.5" />
      <path
        fill="#ffbe2b"
        d="M14 15.2C14 8.4 18.6 3 28.4 3c.6 0 .9.4.9.9 0 7.8-5.7 12.2-14.2 12.2-.7 0-1.1-.3-1.1-.9Z"
      />
      <path
        fill="#e7534a"
        d="M14 17.9c0 6.2 4.6 11.1 14.4 11.1.6 0 .9-.4.9-.9 0-7.1-5.7-11.1-14.2-11.1-.7 0-1.1.3-1.1.9Z"
      />
    </svg>
  )
}
