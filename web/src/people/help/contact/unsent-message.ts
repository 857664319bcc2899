import { session } from '#shared/session/session.ts'

type Fields = Partial<Record<'name' | 'email' | 'subject' | 'message', string>>

let fields: Fields = {}
/** The login under which they were typed; '' of a guest. */
let token = ''

// A logout, and another person's login, remove it.
session.subscribe(() => {
  if (session.token() !== token && !session.wasEnded()) fields = {}
})

/** Keeps what was typed: after a login that ended by itself the page begins anew, in the frame of guests. */
export function keepUnsent(form: HTMLFormElement) {
  fields = Object.fromEntries(new FormData(form))
  token = session.token()
}

/** Returns what was typed before the login ended by itself. */
export const unsentFields = (): Fields => (session.wasEnded() ? fields : {})

export function forgetUnsent() {
  fields = {}
}
