import type { Language } from '@kasama/contract/language'
import maria from '../../assets/avatars/maria.svg'
import rosa from '../../assets/avatars/rosa.svg'
import siti from '../../assets/avatars/siti.svg'
import thida from '../../assets/avatars/thida.svg'

/** The drawn person who stands for a language. */
export const workerPictures: Record<Language, string> = { phi: maria, ind: siti, mya: thida, eng: rosa }
