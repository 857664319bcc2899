import type { Language } from '@kasama/contract/language'
import { defaultPicture } from '@kasama/contract/people/account.rules'
import employer from '#assets/avatars/employer.svg'
import styles from './avatar.module.css'
import { usePicture } from './use-picture'

type Props = {
  /** The worker's own picture; null shows the default one of her language. */
  src: string | null
  language: Language
  /** Employers have a common drawing and no picture of their own. */
  isEmployer?: boolean
  /** Width and height in pixels. */
  size: number
}

/** A round picture of a person; decorative, since her name is beside it. */
export function Avatar({ src, language, isEmployer = false, size }: Props) {
  const picture = usePicture(src ?? undefined, isEmployer ? employer : defaultPicture(language))
  return <img className={styles.avatar} {...picture} alt="" width={size} height={size} />
}
