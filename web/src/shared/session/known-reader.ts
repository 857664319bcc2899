import type { Language } from '@kasama/contract/language'
import type { OwnPasskey } from '@kasama/contract/people/auth/passkeys.api'
import { session } from './session'

/** The reader whom this phone logs in by touch: what its login page shows of her. */
export type KnownReader = {
  id: number
  role: 'E' | 'W'
  /** User ID or email: the name of a login by password. */
  login: string
  /** Her first name, or her login. */
  name: string
  picture: string | null
  language: Language
  /** Her passkey on the server and in the phone; missing where the phone had one before. */
  passkey?: OwnPasskey['id']
  credential?: string
}

export function knownReader(stored = session.values().known_reader): KnownReader | null {
  try {
    return stored === '' ? null : JSON.parse(stored)
  } catch {
    return null
  }
}

export const rememberReader = (reader: KnownReader) => session.set({ known_reader: JSON.stringify(reader) })

export const forgetReader = () => session.set({ known_reader: '' })
