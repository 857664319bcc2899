import { usualPicture } from '@kasama/contract/account.rules'
import type { Language } from '@kasama/contract/language'
import employer from '../../../assets/avatars/employer.svg'
import styles from './avatar.module.css'
import { usePicture } from './use-picture'

type Props = {
  /** The worker's own picture; until she has chosen one, the usual one of her language stands for her. */
  src: string | null
  language: Language
  /** Employers have a drawing of their own, and no picture. */
  isEmployer?: boolean
  /** Width and height in pixels. */
  size: number
}

/** A round picture of a person; her name stands beside it, so it is a decoration. */
export function Avatar({ src, language, isEmployer = false, size }: Props) {
  const picture = usePicture(src ?? undefined, isEmployer ? employer : usualPicture(language))
  return <img className={styles.avatar} {...picture} alt="" width={size} height={size} />
}
