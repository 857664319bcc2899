import type { Page } from '@playwright/test'
import type { Answer } from '../stage/states/state'

export type Device = 'phone' | 'desktop'

/** One screen in one state. */
export type Screen = {
  /** The file name of its pictures: `<name>-<device>-<theme>.png`. */
  name: string
  /** The path; `{lesson}` stands for a fact of the walk. */
  path: string
  /** Also checked by `npm test`, on the walk's device. */
  isMain?: boolean
  /** Differs from another screen in its texts only, so that only its picture is of use. */
  isForTheEye?: boolean
  /** Shown on the other device than the walk's, or on both; for pictures every screen is on both. */
  on?: Device | 'both'
  /** The other device has no such state. */
  only?: Device
  /** Replies that make this state; calls without an entry get the server's own. */
  answers?: Record<string, Answer>
  /** Presses that lead to this state. */
  arrive?: (page: Page, facts: Facts) => Promise<unknown>
  /** Waits for the state; by default for a loaded page with a heading. */
  sees?: (page: Page) => Promise<unknown>
  /** Selector of the part to check, if the page has no main part yet. */
  part?: string
}

/** Values that replace `{name}` in the paths of a walk. */
export type Facts = Record<string, string>

export type Server = { origin: string; name: string }

/** The screens that one person sees in one language. */
export type Walk = {
  who: string
  device: Device
  /** Signs the person in; `name` is for accounts of this walk alone. */
  enter?: (page: Page, server: Server) => Promise<Facts>
  screens: Screen[]
}

/** Fills the walk's facts into a text; other braces are left as they are. */
export const withFacts = (text: string, facts: Facts) => text.replace(/\{(\w+)\}/g, (all, name) => facts[name] ?? all)

/** A screen that is named by its key. */
export type State = Omit<Screen, 'name'>

/** The screens of some states, named after the person who sees them. */
export const statesOf = (who: string, states: Record<string, State>): Screen[] =>
  Object.entries(states).map(([name, state]) => ({ name: `state-${name}-${who}`, ...state }))

export const forTheEye = (screens: Screen[]) => screens.map((screen) => ({ ...screen, isForTheEye: true }))
