import { Link, type LinkProps } from 'react-router'
import styles from './text-link.module.css'

/** An underlined link with a touch target of full size and room for an icon. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.link ?? ''} />
}
