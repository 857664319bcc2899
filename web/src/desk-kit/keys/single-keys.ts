/** Name under which this browser remembers that an admin wants no single keys. */
const name = 'desk_keys'

export const singleKeys = {
  areOn() {
    try {
      return localStorage.getItem(name) !== 'off'
    } catch {
      return true
    }
  },
  set(areOn: boolean) {
    try {
      if (areOn) localStorage.removeItem(name)
      else localStorage.setItem(name, 'off')
    } catch {
      // Storage is blocked: the switch is not remembered.
    }
  },
}
